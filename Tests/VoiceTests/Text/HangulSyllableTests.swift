// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Voice

/// Syllables as the keys they are typed with.
struct HangulSyllableTests {
  private func syllable(_ text: String) -> HangulSyllable? { HangulSyllable(Array(text.utf8)[...]) }

  @Test(arguments: [
    ("가", "가", 0), ("가", "나", 1), ("가", "거", 1), ("가", "각", 1), ("각", "간", 1),
    ("가", "너", 2), ("각", "너", 3), ("켜", "꺼", 2), ("힣", "히", 1),
  ])
  func countsTheKeysThatDiffer(_ one: String, _ other: String, _ keys: Int) throws {
    let (one, other) = (try #require(syllable(one)), try #require(syllable(other)))
    #expect(one.differences(from: other) == keys)
    #expect(other.differences(from: one) == keys)
  }

  @Test(arguments: ["", "a", "ㄱ", "東", "か", "가나", "\u{D7A4}"])
  func nothingElseIsASyllable(_ text: String) {
    #expect(syllable(text) == nil)
  }
}
