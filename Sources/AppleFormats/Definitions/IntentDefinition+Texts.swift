// SPDX-License-Identifier: Apache-2.0

package import IntentModel

extension IntentDefinition {
  /// The texts of the intents in one language, under the keys that an app's own strings would have:
  /// `OrderSoup.soup.needsValue`.
  package func texts(in wording: Wording) -> Wording {
    var texts = DefinitionTexts(wording)
    for intent in intents { texts.add(intent) }
    return texts.wording
  }
}

/// Gathers texts under the conversation's keys.
private struct DefinitionTexts {
  private let source: Wording
  private var strings: [String: String] = [:]
  private var plurals: [String: PluralForms] = [:]

  init(_ source: Wording) { self.source = source }

  var wording: Wording {
    Wording(language: source.language, strings: strings, plurals: plurals)
  }

  mutating func add(_ intent: DefinedIntent) {
    add(intent.title, "\(intent.id).title")
    for parameter in intent.parameters { add(parameter, "\(intent.id).\(parameter.name)") }
    for code in intent.response.codes {
      let key = code.name == "ready" ? "confirmIntent" : "response.\(code.name)"
      add(code.text, "\(intent.id).\(key)")
    }
  }

  private mutating func add(_ parameter: DefinedParameter, _ key: String) {
    add(parameter.displayName, "\(key).name")
    add(parameter.prompt(.primary), "\(key).needsValue")
    add(parameter.prompt(.confirmation), "\(key).confirmationRequired") {
      $0.replacing("${\(parameter.name)}", with: "${value}")
    }
    addChoice(of: parameter, "\(key).disambiguation")
    for reason in parameter.unsupportedReasons {
      add(reason.text, "\(key).unsupported.\(reason.code)") {
        $0.replacing("${displayName}", with: "${name}")
      }
    }
  }

  /// What is said before a choice, and the question.
  private mutating func addChoice(of parameter: DefinedParameter, _ key: String) {
    let parts = [DefinedPrompt.Kind.disambiguationIntroduction, .disambiguationSelection]
      .compactMap { parameter.prompt($0)?.text(in: source) }.filter { !$0.isEmpty }
    guard !parts.isEmpty else { return }
    strings[key] = parts.joined(separator: " ")
      .replacing("${\(parameter.name)}", with: "${heard}")
  }

  private mutating func add(
    _ text: LocalizableText?, _ key: String, _ change: (String) -> String = { $0 }
  ) {
    guard let text else { return }
    if let forms = text.key.flatMap({ source.plural(of: $0) }) {
      plurals[key] = PluralForms(forms.forms.mapValues(change), countedBy: forms.variable)
      return
    }
    let words = text.text(in: source)
    if !words.isEmpty { strings[key] = change(words) }
  }
}
