// SPDX-License-Identifier: Apache-2.0

import ParlanceTesting
import Testing

@testable import Voice

/// Words by number, compared with a dictionary.
struct LexiconTests {
  private let arena = TableArena()

  /// Words of few letters, so that many are repeated.
  private func words(_ random: inout SeededGenerator) -> [String] {
    (0..<1_500).map { _ in
      let length = Int.random(in: 1...5, using: &random)
      return String((0..<length).compactMap { _ in "abcé東".randomElement(using: &random) })
    }
  }

  private func number(of word: String, in lexicon: Lexicon) -> WordID {
    Array(word.utf8).withUnsafeBufferPointer { lexicon[$0] }
  }

  @Test(arguments: [1, 2, 3] as [UInt64])
  func theLexiconGivesEachWordOneNumber(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var builder = LexiconBuilder()
    var expected: [String: WordID] = [:]
    var wrong: [String] = []
    for word in words(&random) {
      let number = Array(word.utf8).withUnsafeBufferPointer { builder.insert($0) }
      if number != expected[word, default: WordID(expected.count)] { wrong.append(word) }
      expected[word] = expected[word] ?? number
    }
    let lexicon = builder.build(in: arena)
    wrong += expected.filter { self.number(of: $0.key, in: lexicon) != $0.value }.keys
    wrong += expected.filter { lexicon.text($0.value) != $0.key }.keys
    #expect(wrong.isEmpty, "seed \(seed)")
    #expect(lexicon.count == expected.count, "seed \(seed)")
  }

  @Test(arguments: [4, 5] as [UInt64])
  func wordsOutsideTheLexiconAreUnknown(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var builder = LexiconBuilder()
    let known = Set(words(&random).prefix(300))
    for word in known.sorted() {
      _ = Array(word.utf8).withUnsafeBufferPointer { builder.insert($0) }
    }
    let lexicon = builder.build(in: arena)
    let taken = words(&random).filter { !known.contains($0) }
      .filter { number(of: $0, in: lexicon) != .unknown }
    #expect(taken.isEmpty, "seed \(seed)")
  }

  @Test func anEmptyLexiconKnowsNoWord() {
    let lexicon = LexiconBuilder().build(in: arena)
    #expect(lexicon.count == 0)
    #expect(number(of: "soup", in: lexicon) == .unknown)
    #expect(number(of: "", in: lexicon) == .unknown)
    #expect(lexicon.text(.unknown).isEmpty)
  }

  @Test func theLexiconKeepsTheTraitsOfWords() {
    var builder = LexiconBuilder()
    let words = ["on", "off"].map { word in
      Array(word.utf8).withUnsafeBufferPointer { builder.insert($0) }
    }
    builder.add(.weighty, to: words[1])
    builder.add(.light, to: words[1])
    let lexicon = builder.build(in: arena)
    #expect(lexicon.has(.weighty, words[1]) && lexicon.has(.light, words[1]))
    #expect(!lexicon.has(.weighty, words[0]) && !lexicon.has(.weighty, .unknown))
  }
}
