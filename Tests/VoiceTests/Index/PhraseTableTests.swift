// SPDX-License-Identifier: Apache-2.0

import ParlanceTesting
import Testing

@testable import Voice

/// Phrases found word by word, compared with a search of all of them.
struct PhraseTableTests {
  private struct Phrase: Hashable {
    var words: [WordID]
    var list: Int32
    var value: Int32
  }

  private func phrases(_ random: inout SeededGenerator, count: Int) -> [Phrase] {
    (0..<count).map { _ in
      let length = Int.random(in: 1...4, using: &random)
      return Phrase(
        words: (0..<length).map { _ in WordID.random(in: 0..<6, using: &random) },
        list: Int32.random(in: 0..<3, using: &random),
        value: Int32.random(in: 0..<20, using: &random))
    }
  }

  private func table(of phrases: [Phrase]) -> (table: PhraseTable, arena: TableArena) {
    let arena = TableArena()
    var builder = PhraseTableBuilder()
    for phrase in phrases { builder.insert(phrase.words, list: phrase.list, value: phrase.value) }
    return (builder.build(in: arena), arena)
  }

  private func run(_ words: [WordID], in table: PhraseTable) -> PhraseTable.Run? {
    words.dropFirst().reduce(table.run(of: words[0])) { run, word in
      run.flatMap { table.run($0, then: word) }
    }
  }

  private func found(_ words: [WordID], list: Int32, in table: PhraseTable) -> Set<Phrase> {
    guard let run = run(words, in: table) else { return [] }
    let places = table.phrases(table.complete(in: run), of: list)
    return Set(
      places.map { Phrase(words: words, list: list, value: table.phrases[$0].value) })
  }

  @Test(arguments: [1, 2, 3, 4] as [UInt64])
  func thePhraseTableFindsWhatASearchOfAllPhrasesFinds(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let phrases = phrases(&random, count: 400)
    let (table, arena) = table(of: phrases)
    let wrong = withExtendedLifetime(arena) {
      self.phrases(&random, count: 600).filter { sought in
        let expected = phrases.filter { $0.words == sought.words && $0.list == sought.list }
        return found(sought.words, list: sought.list, in: table) != Set(expected)
      }
    }
    #expect(wrong.isEmpty, "seed \(seed)")
    #expect((Set(phrases).count...phrases.count).contains(table.count), "seed \(seed)")
  }

  @Test(arguments: [5, 6] as [UInt64])
  func aRunHoldsJustThePhrasesWithItsFirstWords(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let phrases = phrases(&random, count: 300)
    let (table, arena) = table(of: phrases)
    let wrong = withExtendedLifetime(arena) {
      self.phrases(&random, count: 300).filter { sought in
        let expected = phrases.filter { $0.words.starts(with: sought.words) }.map(\.words)
        let places = run(sought.words, in: table)?.phrases ?? 0..<0
        return Set(places.map { table.words(of: Int($0)) }) != Set(expected)
      }
    }
    #expect(wrong.isEmpty, "seed \(seed)")
  }

  /// Enough phrases to be sorted on several cores; most of them begin with the same word.
  @Test func thousandsOfPhrasesAreSortedByWordsListAndValue() {
    var random = SeededGenerator(seed: 7)
    let phrases = (0..<12_000).map { number in
      let first = number.isMultiple(of: 4) ? WordID.random(in: 0..<50, using: &random) : 7
      let rest = (0..<Int.random(in: 0...3, using: &random)).map { _ in
        WordID.random(in: 0..<30, using: &random)
      }
      return Phrase(words: [first] + rest, list: Int32(number % 2), value: Int32(number))
    }
    let (table, arena) = table(of: phrases)
    withExtendedLifetime(arena) {
      let sorted = phrases.sorted {
        if $0.words != $1.words { return $0.words.lexicographicallyPrecedes($1.words) }
        return ($0.list, $0.value) < ($1.list, $1.value)
      }
      let read = (0..<table.count).map { place in
        Phrase(
          words: table.words(of: place), list: table.phrases[place].list,
          value: table.phrases[place].value)
      }
      #expect(read == sorted)
    }
  }

  @Test(arguments: [-4, 0, 5, 1_000_000_000])
  func aPhraseKeepsItsValueAndWhetherItIsASound(_ value: Int32) {
    for isSound in [true, false] {
      let phrase = PhraseTable.Phrase(end: 1, list: 2, value: value, isSound: isSound)
      #expect(phrase.value == value && phrase.isSound == isSound)
    }
  }

  @Test func phrasesWithTheSameWordsKeepTheirOrder() {
    let said: [Int32] = [9, 2, 7]
    let (table, arena) = table(of: said.map { Phrase(words: [1, 2], list: 0, value: $0) })
    withExtendedLifetime(arena) {
      #expect((0..<3).map { table.phrases[$0].value } == said)
      #expect((0..<3).map { table.words(of: $0) } == [[1, 2], [1, 2], [1, 2]])
    }
  }

  @Test func spellingsOfAPhraseComeBeforeItsSounds() {
    let arena = TableArena()
    var builder = PhraseTableBuilder()
    builder.insert([3], value: 1, isSound: true)
    builder.insert([3], value: 2)
    let table = builder.build(in: arena)
    #expect((0..<2).map { table.phrases[$0].value } == [2, 1])
    #expect((0..<2).map { table.phrases[$0].isSound } == [false, true])
  }

  @Test func anEmptyPhraseTableHasNoPhrases() {
    let arena = TableArena()
    var builder = PhraseTableBuilder()
    builder.insert([], value: 1)
    let table = builder.build(in: arena)
    #expect(table.count == 0)
    #expect(table.run(of: 0) == nil && table.run(of: .unknown) == nil)
  }

  @Test func anUnknownWordLeadsToNoPhrase() throws {
    let (table, arena) = table(of: [Phrase(words: [0], list: 0, value: 0)])
    try withExtendedLifetime(arena) {
      let run = try #require(table.run(of: 0))
      #expect(table.run(run, then: .unknown) == nil)
      #expect(table.run(of: .unknown) == nil)
    }
  }
}
