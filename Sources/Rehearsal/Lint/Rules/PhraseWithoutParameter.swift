// SPDX-License-Identifier: Apache-2.0

import IntentModel

/// A shortcut that has phrases with a parameter also has one without it.
enum PhraseWithoutParameter: LintRule {
  static let name = "phrase-without-parameter"
  static let severity = Finding.Severity.warning
  static let summary = "A phrase without the parameter stands beside those with it."
  static let reason = """
    Whoever doesn't know the names yet says the request without one, and is then asked.
    """
  static let source = "WWDC22 10170, WWDC23 10102"

  static func findings(in app: LintedApp) -> [Finding] {
    app.shortcuts.compactMap { shortcut in
      let parameters = shortcut.phrases.map { $0.phraseTokens.filter { $0 != "applicationName" } }
      guard let first = shortcut.phrases.first, !parameters.contains([]) else { return nil }
      let message = "every phrase of \(shortcut.intent) needs a value; add one without"
      return finding(message, at: app.place(ofPhrase: first), in: app)
    }
  }
}
