// SPDX-License-Identifier: Apache-2.0

import AppFiles
import AppleFormats
import IntentModel

/// Each key of AppShortcuts.strings and AppShortcuts.xcstrings is a phrase or a negative phrase of
/// the code.
enum UnknownPhraseKeys: LintRule {
  static let name = "unknown-phrase-key"
  static let severity = Finding.Severity.warning
  static let summary =
    "Each key of AppShortcuts.strings and AppShortcuts.xcstrings is a phrase or a negative phrase of the code."
  static let reason = """
    The translation of a phrase that nobody has is never heard; most often the phrase was changed in the code.
    """
  static let source = "App Shortcuts validator"

  static func findings(in app: LintedApp) -> [Finding] {
    let known = Set(app.shortcuts.flatMap(\.phrases) + app.negativePhrases)
    guard !known.isEmpty else { return [] }
    return app.phraseKeys.filter { !known.contains($0.text) }.map { key in
      let near = NearestName.nearest(to: key.text, within: 5, among: known)
      let mend = near.map { "did you mean '\($0)'?" } ?? "remove it"
      return finding("no phrase reads '\(key.text)'; \(mend)", at: key.place, in: app)
    }
  }
}
