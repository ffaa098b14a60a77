// SPDX-License-Identifier: Apache-2.0

public import Foundation
package import IntentModel

/// An `.intentdefinition`: the intents an app defines, with the enumerations and objects that their
/// parameters take.
public struct IntentDefinition: Hashable, Sendable {
  /// The file as findings name it.
  public var file: String

  /// The format's version: `1.0`, `1.1` or `1.2`.
  public var version: String?

  /// The six characters by which other definitions refer to this one.
  public var namespace: String?

  public var intents: [DefinedIntent]
  public var enumerations: [DefinedEnumeration]
  public var objects: [DefinedObject]

  public init(
    file: String, version: String? = nil, namespace: String? = nil, intents: [DefinedIntent] = [],
    enumerations: [DefinedEnumeration] = [], objects: [DefinedObject] = []
  ) {
    self.file = file
    self.version = version
    self.namespace = namespace
    self.intents = intents
    self.enumerations = enumerations
    self.objects = objects
  }

  /// The name of the tables with this definition's texts, such as `Intents`.
  public var tableName: String {
    let name = file.lastComponent
    return name.hasSuffix(".intentdefinition") ? String(name.dropLast(17)) : name
  }

  public func enumeration(named name: String) -> DefinedEnumeration? {
    enumerations.first { $0.name == name }
  }

  public func object(named name: String) -> DefinedObject? {
    objects.first { $0.name == name }
  }
}

extension IntentDefinition {
  /// Reads an `.intentdefinition`; a broken intent, parameter or type is a finding and left out.
  public static func read(_ data: Data, file: String) -> Reading<IntentDefinition> {
    let reading = PropertyList.read(data, file: file)
    guard let list = reading.content else {
      return Reading(IntentDefinition(file: file), findings: reading.findings)
    }
    var reader = DefinitionReader(list, findings: reading.findings)
    let definition = reader.readDefinition()
    return Reading(definition, findings: reader.fields.findings)
  }
}

extension IntentDefinition {
  /// The texts of the intents in one language, under the keys that an app's own strings use:
  /// `OrderSoup.soup.needsValue`.
  package func texts(in wording: Wording) -> Wording {
    var texts = DefinitionTexts(wording)
    for intent in intents { texts.add(intent) }
    return texts.wording
  }
}

/// Gathers texts under the keys of a conversation.
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

  /// The text before a choice, followed by its question.
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
