// SPDX-License-Identifier: Apache-2.0

import ParlanceTesting
import Testing

@testable import Voice

/// Finds the words that a misspelt word may have been.
struct SlipTableTests {
  private let arena = TableArena()

  private func words(
    _ random: inout SeededGenerator, count: Int, letters: ClosedRange<Int>
  ) -> [String] {
    (0..<count).map { _ in
      let length = Int.random(in: letters, using: &random)
      return String(
        (0..<length).compactMap { _ in "abcdefghijklmnopqrstuvwxyz".randomElement(using: &random) })
    }
  }

  private func table(of words: [String], count: Int? = nil, cores: Int = 1) -> SlipTable {
    SlipTableBuilder(count: count ?? words.count, cores: cores).build(in: arena) { body in
      for (number, word) in words.enumerated() {
        Array(word.utf8).withUnsafeBufferPointer { body(Int32(number), $0) }
      }
    }
  }

  private func candidates(of word: String, in table: SlipTable) -> Set<Int32> {
    var found: Set<Int32> = []
    Array(word.utf8).withUnsafeBufferPointer { table.forEachCandidate(of: $0) { found.insert($0) } }
    return found
  }

  private func farCandidates(of word: String, in table: SlipTable) -> Set<Int32> {
    var found: Set<Int32> = []
    Array(word.utf8).withUnsafeBufferPointer {
      table.forEachFarCandidate(of: $0) { found.insert($0) }
    }
    return found
  }

  @Test(arguments: WrittenSlip.Kind.allCases, [1, 2] as [UInt64])
  func theSlipTableFindsAWordByEverySlip(_ kind: WrittenSlip.Kind, seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let words = words(&random, count: 40, letters: 2...9)
    let table = table(of: words)
    let missed = words.enumerated().flatMap { number, word in
      WrittenSlip.all(kind, of: word, letters: Array("aeqz"))
        .filter { !candidates(of: $0.typed, in: table).contains(Int32(number)) }.map(\.typed)
    }
    #expect(missed.isEmpty, "seed \(seed)")
  }

  @Test(arguments: [3, 4] as [UInt64])
  func theSlipTableFindsAWordByItsOwnSpelling(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let words = words(&random, count: 200, letters: 1...12)
    let table = table(of: words)
    let missed = words.enumerated().filter { number, word in
      !candidates(of: word, in: table).contains(Int32(number))
    }
    #expect(missed.isEmpty, "seed \(seed)")
  }

  /// Other words share a bucket now and then. More than a few would make the table useless.
  @Test func theSlipTableOffersFewUnrelatedWords() {
    var random = SeededGenerator(seed: 5)
    let table = table(of: words(&random, count: 2_000, letters: 6...9))
    let strangers = words(&random, count: 200, letters: 6...9)
    let found = strangers.reduce(0) { $0 + candidates(of: $1, in: table).count }
    #expect(found < 40)
  }

  @Test(arguments: [6, 7, 8] as [UInt64])
  func longWordsAreFoundWithTwoSlips(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let words = words(&random, count: 40, letters: 8...12)
    let table = table(of: words)
    var missed: [String] = []
    for (number, word) in words.enumerated() {
      for _ in 0..<15 {
        let once = WrittenSlip.random(of: word, using: &random)?.typed ?? word
        let twice = WrittenSlip.random(of: once, using: &random)?.typed ?? once
        let isFound = farCandidates(of: twice, in: table).contains(Int32(number))
        // With two letters too many, a word of eight has ten letters, of which eight are its own.
        if !isFound, abs(twice.count - word.count) < 2 { missed.append("\(word) \(twice)") }
      }
    }
    #expect(missed.isEmpty, "seed \(seed)")
  }

  @Test func shortWordsAreNotSoughtWithTwoSlips() {
    let table = table(of: ["lamp"])
    #expect(farCandidates(of: "lxyp", in: table).isEmpty)
  }

  @Test func twoSlipsAreNotSoughtAmongTooManyWords() {
    let table = table(of: ["thermostat"], count: SlipTableBuilder.maximumForTwo + 1)
    #expect(!table.findsTwo)
    #expect(farCandidates(of: "thermosaat", in: table).isEmpty)
    #expect(candidates(of: "thermosat", in: table) == [0])
  }

  /// Enough entries to be laid out on several cores.
  @Test func theSlipTableIsTheSameOnAnyNumberOfCores() {
    var random = SeededGenerator(seed: 9)
    let words = words(&random, count: 15_000, letters: 6...9)
    let one = table(of: words)
    #expect(one.words.count > 100_000)
    for cores in [2, 3, 16, 100] {
      let other = table(of: words, cores: cores)
      #expect(one.bucketStarts.withBuffer(Array.init) == other.bucketStarts.withBuffer(Array.init))
      #expect(one.words.withBuffer(Array.init) == other.words.withBuffer(Array.init))
      #expect(one.tags.withBuffer(Array.init) == other.tags.withBuffer(Array.init))
    }
  }

  @Test(arguments: [10, 11] as [UInt64])
  func collectedCandidatesAreUniqueAndAtMostOneOverTheLimit(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let table = table(of: words(&random, count: 600, letters: 2...3))
    for word in words(&random, count: 60, letters: 1...3) {
      let all = candidates(of: word, in: table)
      let some = collected(word, from: table, atMost: 5)
      #expect(Set(some).count == some.count && all.isSuperset(of: some), "seed \(seed), \(word)")
      #expect(some.count == min(all.count, 6), "seed \(seed), \(word)")
    }
  }

  private func collected(_ word: String, from table: SlipTable, atMost limit: Int) -> [Int32] {
    var found = Stack<Int32>(capacity: 4)
    Array(word.utf8).withUnsafeBufferPointer {
      table.collectCandidates(of: $0, atMost: limit, to: &found)
    }
    return (0..<found.count).map { found[$0] }
  }

  @Test func anEmptySlipTableFindsNothing() {
    let table = table(of: [])
    #expect(candidates(of: "lamp", in: table).isEmpty)
    #expect(farCandidates(of: "thermostat", in: table).isEmpty)
  }
}
