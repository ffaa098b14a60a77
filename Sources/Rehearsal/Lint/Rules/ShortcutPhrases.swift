// SPDX-License-Identifier: Apache-2.0

import IntentModel

/// Each App Shortcut has a phrase that is written out in the code.
enum ShortcutPhrases: LintRule {
  static let name = "shortcut-phrases"
  static let severity = Finding.Severity.error
  static let summary = "Each App Shortcut has a phrase that is written out in the code."
  static let reason = """
    Phrases are collected while the app is built, without running it: one bad shortcut loses all that an app says \
    of itself.
    """
  static let source = "App Intents metadata"

  static func findings(in app: LintedApp) -> [Finding] {
    let shortcuts = app.extracted?.providers.flatMap(\.shortcuts) ?? []
    return shortcuts.filter(\.phrases.isEmpty).map { shortcut in
      let message =
        "the shortcut of \(shortcut.intent) has no phrase that is written out; write one in its list"
      return finding(message, at: shortcut.place, in: app)
    }
  }
}
