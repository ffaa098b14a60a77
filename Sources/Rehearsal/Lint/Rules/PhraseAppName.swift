// SPDX-License-Identifier: Apache-2.0

import IntentModel

/// Each phrase has exactly one ${applicationName}.
enum PhraseAppName: LintRule {
  static let name = "phrase-app-name"
  static let severity = Finding.Severity.error
  static let summary = "Each phrase has exactly one ${applicationName}."
  static let reason = """
    Without the app's name a phrase belongs to nobody; with two it is never said.
    """
  static let source = "App Shortcuts validator"

  static func findings(in app: LintedApp) -> [Finding] {
    app.allPhrases.compactMap { phrase in
      let count = phrase.text.phraseTokens.count { $0 == "applicationName" }
      guard count != 1 else { return nil }
      let message =
        count == 0
        ? "'\(phrase.text)' doesn't name the app; put ${applicationName} in it"
        : "'\(phrase.text)' names the app \(count) times; keep one ${applicationName}"
      return finding(message, at: phrase.place, in: app)
    }
  }
}
