// SPDX-License-Identifier: Apache-2.0

import IntentModel

/// What each unknown word of an utterance may have been meant to be.
///
/// A word that is known is never taken for another: "available" is no slip of "unavailable".
struct Slips {
  /// The likeliest known words by position, and how many slips away they are.
  private let meanings: [[WordID: Int]]

  init(_ utterance: Utterance, words: [WordID], lexicon: Lexicon) {
    meanings = words.indices.map { position in
      guard words[position] == .unknown else { return [:] }
      return Self.nearest(to: utterance.folded(position), in: lexicon)
    }
  }

  func distance(at position: Int, to word: WordID) -> Int? { meanings[position][word] }

  func meanings(at position: Int) -> [WordID: Int] { meanings[position] }

  private static func nearest(to spelling: ArraySlice<UInt8>, in lexicon: Lexicon) -> [WordID: Int]
  {
    var limit = EditDistance.allowance(length: spelling.count)
    var nearest: [WordID: Int] = [:]
    guard limit > 0 else { return [:] }
    for word in 0..<WordID(lexicon.count) {
      let known = lexicon.spelling(word)
      guard EditDistance.allowance(length: known.count) > 0,
        let distance = EditDistance.between(spelling, known, limit: limit)
      else { continue }
      if distance < limit { nearest.removeAll() }
      limit = distance
      nearest[word] = distance
    }
    return nearest
  }
}
