// SPDX-License-Identifier: Apache-2.0

import Assistant
import Foundation
import IntentModel
import Voice

/// No phrase is always understood as another one.
enum UnreachablePhrases: LintRule {
  static let name = "unreachable-phrase"
  static let severity = Finding.Severity.error
  static let summary = "No phrase is always beaten by another."
  static let reason = """
    It can be said, and never does what it is for.
    """
  static let source = "Parlance"

  /// The most sentences that are tried for each phrase.
  private static let maximum = 24

  static func findings(in app: LintedApp) -> [Finding] {
    app.localizations.flatMap { localization in
      guard let installation = localization.installation, let set = localization.phraseSet.value
      else { return [Finding]() }
      // Another rule, `ExampleUnderstood`, checks the examples.
      return set.phrases.filter {
        $0.intent != nil && $0.template.location.line > 0
      }
      .compactMap { check($0, installation, app) }
    }
  }

  private static func check(
    _ phrase: Phrase, _ installation: Installation, _ app: LintedApp
  ) -> Finding? {
    var winners: [String] = []
    for sentence in phrase.sentences.prefix(maximum) {
      let heard = installation.interpretations(of: Utterance(sentence.text), now: .distantPast)
        .first
      guard let heard, let winner = heard.app, heard.app != app.id || heard.intent != phrase.intent
      else { return nil }
      winners.append("\(winner).\(heard.intent)")
    }
    guard let winner = winners.first, let sentence = phrase.sentences.first else { return nil }
    let message = "'\(sentence.text)' is always taken for \(winner); say it differently"
    return finding(message, at: phrase.template.location, in: app)
  }
}
