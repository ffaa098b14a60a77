// SPDX-License-Identifier: Apache-2.0

import IntentModel

/// An intent that opens its app is not offered in search.
enum SearchOpensApp: LintRule {
  static let name = "opens-app-in-search"
  static let severity = Finding.Severity.note
  static let summary = "An intent that opens its app is not offered in search."
  static let reason = """
    Search shows what can be done at once; such a shortcut is still heard when it is said.
    """
  static let source = "WWDC22 10170"

  static func findings(in app: LintedApp) -> [Finding] {
    guard let intents = app.intents else { return [] }
    return app.shortcuts.compactMap { shortcut in
      guard let intent = intents.first(where: { $0.id == shortcut.intent }),
        !intent.runsInBackground, let phrase = shortcut.phrases.first
      else { return nil }
      let message =
        "\(shortcut.intent) opens the app and is not offered in search; people can still say it"
      return finding(message, at: app.place(ofPhrase: phrase), in: app)
    }
  }
}
