// SPDX-License-Identifier: Apache-2.0

import IntentModel
import ParlanceTesting
import Testing

struct EditDistanceTests {
  @Test(arguments: [
    ("chowder", "chowder", 0), ("chowder", "chowdr", 1), ("chowder", "chwoder", 1),
    ("chowder", "cchowder", 1), ("chowder", "chiwder", 1), ("chowder", "chwodr", 2),
    ("soup", "salad", 4), ("", "abc", 3),
  ])
  func editDistanceCountsSlipsInEitherDirection(_ one: String, _ other: String, _ slips: Int) {
    let (one, other) = (Array(one.utf8)[...], Array(other.utf8)[...])
    #expect(EditDistance.between(one, other, limit: 9) == slips)
    #expect(EditDistance.between(other, one, limit: 9) == slips)
    if slips > 0 { #expect(EditDistance.between(one, other, limit: slips - 1) == nil) }
  }

  /// A limit changes nothing below it, and only hides distances beyond it.
  @Test(arguments: [11, 12] as [UInt64])
  func aLimitOnlyHidesLargerEditDistances(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<2_000 {
      let words = (0..<2).map { _ in
        (0..<Int.random(in: 0..<8, using: &random)).map { _ in
          UInt8.random(in: 97...100, using: &random)
        }[...]
      }
      let whole = EditDistance.between(words[0], words[1], limit: 100)
      for limit in 0..<4 {
        let expected = whole.flatMap { $0 <= limit ? $0 : nil }
        #expect(
          EditDistance.between(words[0], words[1], limit: limit) == expected, "seed \(seed)")
      }
    }
  }
}
