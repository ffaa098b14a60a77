// SPDX-License-Identifier: Apache-2.0

import AppFiles
import Assistant
import IntentModel

/// Every text of the sources exists in every language of the app.
enum TextLanguages: LintRule {
  static let name = "text-languages"
  static let severity = Finding.Severity.warning
  static let summary = "What the sources say exists in every language of the app."
  static let reason = """
    A title, a question, an answer or a value's name that is not translated is said in another language.
    """
  static let source = "Parlance"

  static func findings(in app: LintedApp) -> [Finding] {
    let texts = app.extracted?.saidTexts ?? []
    let others = app.localizations.filter {
      !LocaleLookup.areOfOneLanguage($0.language, app.developmentLanguage)
    }
    return texts.flatMap { text in
      others.filter { !$0.app.wording.has(text) }.map { localization in
        let message =
          "'\(text.text)' is not translated into \(localization.language); "
          + "add '\(text.key)' to Localizable.xcstrings or Localizable.strings"
        return finding(message, at: text.place, in: app)
      }
    }
  }
}

extension Wording {
  /// Whether the text is translated, with or without plural forms.
  fileprivate func has(_ said: ExtractedApp.SaidText) -> Bool {
    [said.text, said.key].contains { text(ifPresent: $0) != nil || plural(of: $0) != nil }
  }
}
