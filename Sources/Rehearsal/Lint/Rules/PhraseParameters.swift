// SPDX-License-Identifier: Apache-2.0

import IntentModel

/// A phrase has at most one parameter besides the app's name.
enum PhraseParameters: LintRule {
  static let name = "phrase-parameters"
  static let severity = Finding.Severity.error
  static let summary = "A phrase has at most one parameter besides the app's name."
  static let reason = """
    More are not supported: the others are asked for.
    """
  static let source = "HIG"

  static func findings(in app: LintedApp) -> [Finding] {
    app.allPhrases.compactMap { phrase in
      let parameters = phrase.text.phraseTokens.filter { $0 != "applicationName" }
      guard parameters.count > 1 else { return nil }
      let message = "'\(phrase.text)' has \(parameters.count) parameters; keep '\(parameters[0])'"
      return finding(message, at: phrase.place, in: app)
    }
  }
}
