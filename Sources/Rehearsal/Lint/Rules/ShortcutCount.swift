// SPDX-License-Identifier: Apache-2.0

import IntentModel

/// At most ten App Shortcuts in an app.
enum ShortcutCount: LintRule {
  static let name = "shortcut-count"
  static let severity = Finding.Severity.error
  static let summary = "At most ten App Shortcuts in an app."
  static let reason = """
    With an eleventh the whole app has none.
    """
  static let source = "HIG, WWDC22 10170"

  private static let maximum = 10

  static func findings(in app: LintedApp) -> [Finding] {
    guard app.shortcuts.count > maximum else { return [] }
    let message = "\(app.shortcuts.count) App Shortcuts; keep the ten that are used most"
    return [finding(message, at: app.placeOfPhrases, in: app)]
  }
}
