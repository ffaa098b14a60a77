// SPDX-License-Identifier: Apache-2.0

import AppFiles
import IntentModel

/// Every language of the app has phrases for every App Shortcut.
enum PhraseLanguages: LintRule {
  static let name = "phrase-languages"
  static let severity = Finding.Severity.warning
  static let summary = "Every language of the app has phrases for every App Shortcut."
  static let reason = """
    In a language without them the shortcut can't be asked for.
    """
  static let source = "WWDC22 10170"

  static func findings(in app: LintedApp) -> [Finding] {
    let others = app.localizations.filter {
      !LocaleLookup.areOfOneLanguage($0.language, app.developmentLanguage)
    }
    return others.flatMap { localization in
      app.shortcuts.filter { shortcut in
        !shortcut.phrases.isEmpty
          && shortcut.phrases.allSatisfy { localization.app.phrases[$0] == nil }
      }.map { shortcut in
        let message = "\(shortcut.intent) has no phrase in \(localization.language); translate one"
        let phrase = shortcut.phrases.first ?? ""
        return finding(message, at: app.place(ofPhrase: phrase), in: app)
      }
    }
  }
}
