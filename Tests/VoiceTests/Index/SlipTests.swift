// SPDX-License-Identifier: Apache-2.0

import IntentModel
import ParlanceTesting
import Testing

@testable import Voice

/// Recognises the slip in a word.
struct SlipTests {
  private func slip(_ typed: String, for meant: String) -> Slip? {
    Array(typed.utf8).withUnsafeBufferPointer { typed in
      Array(meant.utf8).withUnsafeBufferPointer { Slip(typed: typed, meant: $0) }
    }
  }

  /// The slip as text: `wrong 2 x for e`, `missing`, `extra`, `swapped`, or nothing.
  private func name(_ slip: Slip?) -> String {
    switch slip {
    case .wrong(let place, let typed, let meant):
      "wrong \(place) \(letter(typed)) for \(letter(meant))"
    case .missing: "missing"
    case .extra: "extra"
    case .swapped: "swapped"
    case nil: ""
    }
  }

  private func letter(_ code: UInt32) -> String { Unicode.Scalar(code).map(String.init) ?? "" }

  @Test(arguments: [
    ("kitchxn", "kitchen", "wrong 5 x for e"), ("xitchen", "kitchen", "wrong 0 x for k"),
    ("kitchex", "kitchen", "wrong 6 x for n"), ("kitcen", "kitchen", "missing"),
    ("itchen", "kitchen", "missing"), ("kitche", "kitchen", "missing"),
    ("kitcheen", "kitchen", "extra"), ("kkitchen", "kitchen", "extra"),
    ("kitchens", "kitchen", "extra"), ("ktichen", "kitchen", "swapped"),
    ("kitchne", "kitchen", "swapped"), ("ikitchen", "kitchen", "extra"),
    ("kitchen", "kitchen", ""), ("ktihcen", "kitchen", ""), ("kitch", "kitchen", ""),
    ("chicken", "kitchen", ""), ("", "a", "missing"), ("a", "", "extra"), ("", "", ""),
  ])
  func theSlipBetweenTwoWordsIsNamed(_ typed: String, _ meant: String, _ expected: String) {
    #expect(name(slip(typed, for: meant)) == expected)
  }

  /// The possible names of a slip: swapping equal letters, or a swap that equals a wrong letter,
  /// has two.
  private func expected(_ slip: WrittenSlip, of word: String) -> [String] {
    switch slip.kind {
    case .wrong:
      let (typed, meant) = (Array(slip.typed)[slip.place], Array(word)[slip.place])
      return ["wrong \(slip.place) \(typed) for \(meant)"]
    case .missing: return ["missing"]
    case .extra: return ["extra"]
    case .swapped: return ["swapped"]
    }
  }

  @Test(arguments: [1, 2, 3] as [UInt64])
  func everySlipMadeOnPurposeIsRecognised(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let word = String((0..<7).compactMap { _ in "abcd".randomElement(using: &random) })
    for kind in WrittenSlip.Kind.allCases {
      let wrong = WrittenSlip.all(kind, of: word, letters: Array("abcde")).filter {
        !expected($0, of: word).contains(name(slip($0.typed, for: word)))
      }
      #expect(wrong.isEmpty, "seed \(seed), \(word)")
    }
  }

  @Test(arguments: [4, 5] as [UInt64])
  func aSlipIsRecognisedExactlyAtAnEditDistanceOfOne(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var wrong: [[String]] = []
    for _ in 0..<2_000 {
      let words = (0..<2).map { _ in
        let length = Int.random(in: 0..<6, using: &random)
        return String((0..<length).compactMap { _ in "ab".randomElement(using: &random) })
      }
      let distance = EditDistance.between(
        Array(words[0].utf8)[...], Array(words[1].utf8)[...], limit: 1)
      if (distance == 1) != (slip(words[0], for: words[1]) != nil) { wrong.append(words) }
    }
    #expect(wrong.isEmpty, "seed \(seed)")
  }
}
