// SPDX-License-Identifier: Apache-2.0

import IntentModel

/// The shortest phrase of an App Shortcut has no more than about four words beside the app's name.
enum LongPhrases: LintRule {
  static let name = "long-phrase"
  static let severity = Finding.Severity.note
  static let summary =
    "The shortest phrase of an App Shortcut has no more than about four words beside the app's name."
  static let reason = """
    People remember short phrases. The shortest one comes first, since the first is the one that is shown.
    """
  static let source = "HIG"

  private static let maximum = 4

  static func findings(in app: LintedApp) -> [Finding] {
    app.shortcuts.compactMap { shortcut in
      let lengths = shortcut.phrases.map(\.wordsBesideTheApp)
      guard let first = lengths.first, let shortest = lengths.min() else { return nil }
      let place = app.place(ofPhrase: shortcut.phrases[0])
      if shortest > maximum {
        let message =
          "the shortest phrase of \(shortcut.intent) has \(shortest) words; add one of four"
        return finding(message, at: place, in: app)
      }
      guard first > maximum else { return nil }
      let message = "the first phrase of \(shortcut.intent) is long; put the shortest first"
      return finding(message, at: place, in: app)
    }
  }
}

extension String {
  /// The words of a phrase without the app's name.
  fileprivate var wordsBesideTheApp: Int {
    replacing("${applicationName}", with: "").split(whereSeparator: \.isWhitespace).count
  }
}
