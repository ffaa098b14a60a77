// SPDX-License-Identifier: Apache-2.0

import IntentModel
import Voice

/// The phrases of an app, as the page shows them.
struct PhraseGroup {
  struct Phrase {
    let text: String
    let place: String
    let said: Int
    let understood: Int
    let isRight: Bool
    let share: String
    /// The share of changed sentences that were understood, in per cent.
    let value: Int?
    let language: String?
    let misheard: [Misheard]
    let hasMisheard: Bool
  }

  struct Misheard {
    let text: String
    let heard: String?
    let change: String?
    let language: String?
  }

  let name: String
  let passed: Int
  let failed: Int
  let share: String
  /// The phrases, the worst first.
  let phrases: [Phrase]

  /// Returns nil if the result is not of an app's phrases.
  init?(_ result: RehearsalResult, _ labels: ReportLabels) {
    guard case .phrases(_, let language) = result.subject else { return nil }
    name = result.subject.name
    (passed, failed) = (result.passed, result.failed)
    share = ReportLabels.share(result.shareSaidDifferently)
    let tag = ReportPage.tag(language)
    phrases = result.phrases.filter { $0.asWritten.said > 0 }.sorted { $0.isWorse(than: $1) }
      .map { Phrase($0, tag, labels) }
  }
}

extension PhraseGroup.Phrase {
  fileprivate init(_ phrase: PhraseResult, _ tag: String?, _ labels: ReportLabels) {
    text = phrase.template.text
    place = phrase.template.location.description
    (said, understood) = (phrase.asWritten.said, phrase.asWritten.understood)
    isRight = phrase.isRight
    share = ReportLabels.share(phrase.share)
    value = phrase.share.map { Int($0 * 100) }
    language = tag
    misheard = phrase.misheard.map { sentence in
      PhraseGroup.Misheard(
        text: sentence.text, heard: sentence.heard,
        change: sentence.perturbation.map { labels[$0] }, language: tag)
    }
    hasMisheard = !misheard.isEmpty
  }
}

extension PhraseResult {
  fileprivate var isRight: Bool { asWritten.understood == asWritten.said }

  fileprivate func isWorse(than other: PhraseResult) -> Bool {
    if isRight != other.isRight { return !isRight }
    return (share ?? 1) < (other.share ?? 1)
  }
}
