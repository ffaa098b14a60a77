// SPDX-License-Identifier: Apache-2.0

public import IntentModel

/// The abilities of an app, read from its sources instead of its code.
public struct ExtractedCode: Sendable {
  private let app: ExtractedApp

  public init(_ app: ExtractedApp) { self.app = app }

  /// The shortcuts and the names that are written out in the sources.
  public func outline(in wording: Wording) -> AppOutline {
    let shortcuts = app.providers.flatMap(\.shortcuts)
    var outline = AppOutline(
      shortcuts: shortcuts.map { spoken($0, in: wording) },
      negativePhrases: app.providers.flatMap(\.negativePhrases).map(\.text),
      lists: lists(in: wording))
    outline.indexedLists = Set(app.entities.filter(\.isIndexed).map(\.name))
    let phrases = shortcuts.flatMap(\.phrases) + app.providers.flatMap(\.negativePhrases)
    outline.places = Dictionary(phrases.map { ($0.text, $0.place) }) { first, _ in first }
    return outline
  }

  /// The intents that shortcuts or other sentences ask for, in the order of the sources.
  ///
  /// - Parameters:
  ///   - wording: the app's texts.
  ///   - spokenOf: the intents that other sentences ask for.
  public func intents(in wording: Wording, spokenOf: Set<IntentID>) -> IntentDescriptions {
    let shortcuts = app.providers.flatMap(\.shortcuts).map { IntentID($0.intent) }
    let named = spokenOf.union(shortcuts)
    return IntentDescriptions {
      app.intents.filter { named.contains(IntentID($0.name)) }.map { intent in
        .init(IntentID(intent.name)) { description(of: intent, in: wording) }
      }
    }
  }

  /// The intents' questions before they go on, and their answers, under the keys of such texts. Of
  /// several, the first that is written out counts.
  func texts(in wording: Wording) -> Wording {
    let texts = app.intents.flatMap { intent in
      [("confirmIntent", intent.confirmations), ("response.success", intent.dialogs)]
        .compactMap { key, dialogs in
          dialogs.first.map { dialog in
            let text = InterpolatedText(dialog.full, of: intent).text(in: wording)
            return ("\(intent.name).\(key)", text)
          }
        }
    }
    return Wording(language: wording.language, strings: Dictionary(texts) { first, _ in first })
  }

  // MARK: Shortcuts

  private func spoken(_ shortcut: ExtractedShortcut, in wording: Wording) -> SpokenShortcut {
    let intent = app.intents.first { $0.name == shortcut.intent }
    let presets = shortcut.presets.map { name, value in
      (ParameterID(name), self.value(value, of: intent?.parameter(name), in: wording))
    }
    return SpokenShortcut(
      intent: IntentID(shortcut.intent), phrases: shortcut.phrases.map(\.text),
      presets: Dictionary(presets) { first, _ in first }.compactMapValues(\.self),
      title: shortcut.shortTitle.map { wording.text($0) } ?? "")
  }

  private func lists(in wording: Wording) -> [String: [Vocabulary.Entry]] {
    let enumerations = app.enumerations.map { ($0.name, $0.entries(in: wording)) }
    let entities = app.entities.map { ($0.name, $0.entries) }
    return Dictionary(enumerations + entities) { first, _ in first }
  }

  // MARK: Intents

  private func description(
    of intent: ExtractedIntent, in wording: Wording
  ) -> IntentDescription {
    var description = IntentDescription(
      id: IntentID(intent.name), domain: "Shortcuts",
      category: intent.isForLooking ? .information : .generic,
      title: intent.title.map { wording.text($0) } ?? intent.name,
      parameters: intent.parameters.map { parameter($0, in: wording) },
      requiresConfirmation: intent.asksForConfirmation)
    description.combinations = intent.parameterSummaries.prefix(1).map { summary in
      let named = intent.parameters.map(\.name).filter { summary.text.contains("${\($0)}") }
      return ParameterCombination(
        Set(named.map { ParameterID($0) }), title: wording.text(summary.text))
    }
    description.runsInBackground = !intent.opensApp
    description.isRestrictedWhileLocked =
      intent.authentication.map { $0 != "alwaysAllowed" } ?? false
    return description
  }

  private func parameter(
    _ parameter: ExtractedParameter, in wording: Wording
  ) -> ParameterDescription {
    let type = ParameterType(ofSwift: parameter.type)
    let enumeration = app.enumerations.first { $0.name == parameter.type }
    var described = ParameterDescription(
      id: ParameterID(parameter.name), type: type,
      isRequired: !parameter.isOptional && parameter.defaultValue == nil,
      isList: parameter.isList,
      isOpen: type.isNamed && enumeration == nil,
      defaultValue: parameter.defaultValue.flatMap { value($0, of: parameter, in: wording) },
      range: parameter.range,
      choices: enumeration?.entries(in: wording).map(\.item) ?? [],
      displayName: ParameterDescription.displayName(
        titled: parameter.title.map { wording.text($0) } ?? parameter.name))
    if type == .item { described.listName = parameter.type }
    described.prompts[.needsValue] = parameter.question.map { [wording.text($0)] }
    described.prompts[.disambiguation] = parameter.choiceQuestion.map { [wording.text($0)] }
    return described
  }

  /// A value that is written in code. A case of an enumeration is written by its name.
  private func value(
    _ value: JSONValue, of parameter: ExtractedParameter?, in wording: Wording
  ) -> Value? {
    switch value {
    case .integer(let number): .integer(number)
    case .decimal(let number): .decimal(number)
    case .boolean(let truth): .boolean(truth)
    case .string(let text):
      app.enumerations.first { $0.name == parameter?.type }.map { enumeration in
        enumeration.item(named: text, in: wording).map(Value.item)
      } ?? .text(text)
    case .null, .array, .object: nil
    }
  }
}

extension ExtractedIntent {
  /// Whether it only shows something.
  fileprivate var isForLooking: Bool {
    protocols.contains("OpenIntent") || protocols.contains("ShowInAppSearchResultsIntent")
  }

  fileprivate func parameter(_ name: String) -> ExtractedParameter? {
    parameters.first { $0.name == name }
  }
}

extension ExtractedParameter {
  fileprivate var range: ClosedRange<Double>? {
    guard minimum != nil || maximum != nil else { return nil }
    let (low, high) = (minimum ?? -.greatestFiniteMagnitude, maximum ?? .greatestFiniteMagnitude)
    return min(low, high)...max(low, high)
  }
}

extension ExtractedEnumeration {
  /// The values with names, in the order of the source.
  fileprivate func entries(in wording: Wording) -> [Vocabulary.Entry] {
    cases.filter { !$0.names.isEmpty }.map { entry(of: $0, in: wording) }
  }

  private func entry(of value: Case, in wording: Wording) -> Vocabulary.Entry {
    Vocabulary.Entry(
      id: value.id, phrases: value.names.map { Vocabulary.Phrase(wording.text($0)) })
  }

  fileprivate func item(named name: String, in wording: Wording) -> Item? {
    cases.first { $0.name == name }.map { value in
      value.names.isEmpty
        ? Item(id: value.id, display: value.name) : entry(of: value, in: wording).item
    }
  }
}

extension ExtractedEntity {
  fileprivate var entries: [Vocabulary.Entry] {
    things.filter { !$0.names.isEmpty }.map { thing in
      Vocabulary.Entry(id: thing.id, phrases: thing.names.map { Vocabulary.Phrase($0) })
    }
  }
}
