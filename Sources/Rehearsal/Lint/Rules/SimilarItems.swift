// SPDX-License-Identifier: Apache-2.0

import AppFiles
import IntentModel

/// No two names of a vocabulary differ by one letter, or sound alike.
enum SimilarItems: LintRule {
  static let name = "similar-item"
  static let severity = Finding.Severity.warning
  static let summary = "No two names of a vocabulary differ by one letter, or sound alike."
  static let reason = """
    One slip of the finger makes one of the other, and aloud nobody hears a difference.
    """
  static let source = "Parlance"

  /// Shorter names are not compared, because any two of them are similar.
  private static let shortest = 4

  static func findings(in app: LintedApp) -> [Finding] {
    app.parameterVocabularies.flatMap { check($0, app) }
  }

  private static func check(
    _ vocabulary: LintedApp.ParameterVocabulary, _ app: LintedApp
  ) -> [Finding] {
    var known: [[Unicode.Scalar]: (id: String, text: String)] = [:]
    return vocabulary.phrases.compactMap { phrase in
      let forms = phrase.text.count < shortest ? [] : phrase.text.withoutOneLetter
      let rival = forms.lazy.compactMap { known[$0] }
        .first {
          $0.id != phrase.id && $0.text.isOneEdit(from: phrase.text)
        }
      for form in forms where known[form] == nil { known[form] = (phrase.id, phrase.text) }
      guard let rival else { return nil }
      let message =
        "'\(phrase.text)' is one letter from '\(rival.text)' of '\(rival.id)'; "
        + "choose names that differ more"
      return finding(message, at: vocabulary.location(of: phrase.node), in: app)
    }
  }
}
