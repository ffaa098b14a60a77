// SPDX-License-Identifier: Apache-2.0

import IntentModel

/// A phrase's parameter is an entity or an enumeration, never free text, a number or a date.
enum PhraseParameterTypes: LintRule {
  static let name = "phrase-parameter-type"
  static let severity = Finding.Severity.error
  static let summary =
    "A phrase's parameter is an entity or an enumeration, never free text, a number or a date."
  static let reason = """
    Phrases are listed with every value beforehand, so there must be a list of values.
    """
  static let source = "App Intents metadata, WWDC22 10170"

  static func findings(in app: LintedApp) -> [Finding] {
    guard let intents = app.intents else { return [] }
    return app.shortcuts.flatMap { shortcut in
      let intent = intents.first { $0.id == shortcut.intent }
      return shortcut.phrases.flatMap { phrase in
        phrase.phraseTokens.compactMap { intent?[ParameterID($0)] }
          .filter { $0.type != .item }.map { parameter in
            let message =
              "'\(parameter.id)' in '\(phrase)' is \(parameter.type.rawValue); "
              + "take an AppEntity or AppEnum, or ask for it"
            return finding(message, at: app.place(ofPhrase: phrase), in: app)
          }
      }
    }
  }
}
