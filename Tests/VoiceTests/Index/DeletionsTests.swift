// SPDX-License-Identifier: Apache-2.0

import ParlanceTesting
import Testing

@testable import Voice

/// Hashes of words with letters left out equal those of the shorter words.
struct DeletionsTests {
  private func hashes(of word: [UInt8]) -> [UInt64] {
    var hashes: [UInt64] = []
    word.withUnsafeBufferPointer { Deletions.forEachHash(of: $0) { hashes.append($0) } }
    return hashes
  }

  private func hashesWithoutTwo(of word: [UInt8]) -> Set<UInt64> {
    var hashes: Set<UInt64> = []
    word.withUnsafeBufferPointer { Deletions.forEachHashWithoutTwo(of: $0) { hashes.insert($0) } }
    return hashes
  }

  private func shorter(_ words: Set<[UInt8]>) -> Set<[UInt8]> {
    Set(
      words.flatMap { word in
        word.indices.map { place in Array(word[..<place] + word[(place + 1)...]) }
      })
  }

  private func word(_ random: inout SeededGenerator, letters: ClosedRange<Int>) -> [UInt8] {
    (0..<Int.random(in: letters, using: &random)).map { _ in
      UInt8.random(in: 97...100, using: &random)
    }
  }

  @Test(arguments: [1, 2, 3] as [UInt64])
  func deletionHashesAreThoseOfTheShorterWords(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<100 {
      let word = word(&random, letters: 1...12)
      let once = shorter([word])
      #expect(
        Set(hashes(of: word)) == Set(([word] + once).map { hashes(of: $0)[0] }),
        "seed \(seed), \(word)")
      #expect(
        word.withUnsafeBufferPointer(Deletions.hashCount) == hashes(of: word).count,
        "seed \(seed), \(word)")
      #expect(
        hashesWithoutTwo(of: word) == Set(shorter(once).map { hashes(of: $0)[0] }),
        "seed \(seed), \(word)")
    }
  }

  @Test func eachShorterSpellingIsHashedOnce() {
    #expect(hashes(of: Array("aaa".utf8)).count == 2)
    #expect(hashes(of: Array("abab".utf8)).count == 5)
    #expect(hashes(of: []).count == 1)
  }
}
