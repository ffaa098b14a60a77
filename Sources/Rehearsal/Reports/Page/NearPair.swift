// SPDX-License-Identifier: Apache-2.0

import IntentModel
import Voice

/// Two requests that are almost mistaken for each other, or that are when a phrase is changed.
struct NearPair {
  struct Phrase {
    let text: String
    let place: String
    /// The difference to the other request, in the costs that rank readings.
    let margin: Int
    /// The change made to the phrase; nil if it was said as written.
    let change: String?
    let language: String?
  }

  let one: String
  let other: String
  let margin: Int
  /// The closeness, from 0 for far apart to 100 for mistaken for each other.
  let closeness: Int
  let phrases: [Phrase]

  /// The cost of a typing slip. Two requests that are further apart are not close.
  private static let reach = 1_000

  private init?(_ names: [String], _ phrases: [Phrase]) {
    let sorted = phrases.sorted { ($0.margin, $0.text) < ($1.margin, $1.text) }
    guard let nearest = sorted.first, nearest.margin < Self.reach, names.count == 2 else {
      return nil
    }
    (one, other) = (names[0], names[1])
    self.phrases = sorted
    margin = nearest.margin
    closeness = 100 - 100 * nearest.margin / Self.reach
  }

  /// The pairs of all phrases, the closest first. Equally close pairs are sorted by the number of
  /// their phrases, most first.
  static func pairs(of results: [RehearsalResult], _ labels: ReportLabels) -> [NearPair] {
    var pairs: [[String]: [Phrase]] = [:]
    for result in results {
      guard case .phrases(_, let language) = result.subject else { continue }
      for phrase in result.phrases {
        guard let request = phrase.request else { continue }
        for (rival, meeting) in meetings(of: phrase, in: language, labels) where rival != request {
          pairs[[request, rival].sorted(), default: []].append(meeting)
        }
      }
    }
    return pairs.compactMap { NearPair($0.key, $0.value) }.sorted(by: isCloser)
  }

  private static func isCloser(_ pair: NearPair, _ other: NearPair) -> Bool {
    if pair.margin != other.margin { return pair.margin < other.margin }
    if pair.phrases.count != other.phrases.count { return pair.phrases.count > other.phrases.count }
    return (pair.one, pair.other) < (other.one, other.other)
  }

  private static func meetings(
    of phrase: PhraseResult, in language: String, _ labels: ReportLabels
  ) -> [(rival: String, Phrase)] {
    let tag = ReportPage.tag(language)
    let place = phrase.template.location.description
    let rival = phrase.nearestRival.map { rival in
      (
        rival.name,
        Phrase(
          text: phrase.template.text, place: place, margin: rival.margin, change: nil,
          language: tag)
      )
    }
    let misheard = phrase.misheard.compactMap { sentence in
      sentence.heard.map { heard in
        (
          heard,
          Phrase(
            text: sentence.text, place: place, margin: 0,
            change: sentence.perturbation.map { labels[$0] }, language: tag)
        )
      }
    }
    return (rival.map { [$0] } ?? []) + misheard
  }
}
