// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Makes ``NumberWords`` from the spell-out rules of ICU, which cover every language.
struct NumberWordsBuilder {
  private let formatter = NumberFormatter()

  init(language: String) {
    formatter.numberStyle = .spellOut
    formatter.locale = Locale(identifier: language)
  }

  /// - Parameter habits: add the language's own numbers, points and halves to those of ICU.
  func build(from habits: HabitPhrases, into index: inout IndexBuilder) -> NumberWords {
    var words = PhraseTableBuilder()
    for number in 0..<100 {
      let phrase = spelled(Double(number), &index)
      words.insert(phrase, value: Int32(number))
      markFirst(of: phrase, &index)
    }
    for (phrase, number) in habits.numbers.sorted(by: { $0.key < $1.key }) {
      let phrase = index.words(of: phrase)
      words.insert(phrase, value: Int32(clamping: number))
      markFirst(of: phrase, &index)
    }
    // The word that the language puts inside "one hundred and one": 零 in 一百零一.
    let joiner = between(spelled(100, &index), spelled(1, &index), in: spelled(101, &index))
    let point = between(spelled(0, &index), spelled(5, &index), in: spelled(0.5, &index))
    let minus = between([], spelled(1, &index), in: spelled(-1, &index))
    markFirst(of: minus, &index)
    return NumberWords(
      words: words.build(in: index.arena), scales: scales(&index),
      joiners: table(habits.joiners.map { index.words(of: $0) } + [joiner], index),
      points: table(habits.points.map { index.words(of: $0) } + [point], index),
      halves: table(habits.halves.map { index.words(of: $0) }, index), signs: table([minus], index))
  }

  private func markFirst(of phrase: [WordID], _ index: inout IndexBuilder) {
    if let first = phrase.first { index.lexicon.add(.opensNumber, to: first) }
  }

  private func spelled(_ number: Double, _ index: inout IndexBuilder) -> [WordID] {
    formatter.string(from: NSNumber(value: number)).map { index.words(of: $0) } ?? []
  }

  private func table(_ phrases: [[WordID]], _ index: IndexBuilder) -> PhraseTable {
    var table = PhraseTableBuilder()
    for phrase in phrases { table.insert(phrase, value: 0) }
    return table.build(in: index.arena)
  }

  /// The words between the beginning and the end of a phrase; empty if the phrase doesn't have
  /// both.
  private func between(_ head: [WordID], _ tail: [WordID], in phrase: [WordID]) -> [WordID] {
    guard phrase.count >= head.count + tail.count, phrase.starts(with: head),
      phrase.suffix(tail.count) == tail[...]
    else { return [] }
    return Array(phrase.dropFirst(head.count).dropLast(tail.count))
  }

  private func scales(_ index: inout IndexBuilder) -> [NumberWords.Scale] {
    var scales: [NumberWords.Scale] = []
    var known: Set<WordID> = []
    for value in [100, 1_000, 10_000, 1_000_000] {
      let (one, two) = (
        spelled(Double(value), &index), spelled(Double(2 * value), &index)
      )
      // A scale alone and after a number may differ: "cent" and "deux cents".
      let words = Set([one.last, two.last].compactMap { $0 })
      guard !words.isEmpty, known.isDisjoint(with: words) else { continue }
      known.formUnion(words)
      for word in words { markFirst(of: [word], &index) }
      scales.append(
        .init(value: value, words: table(words.map { [$0] }, index), standsAlone: one.count == 1))
    }
    return scales
  }
}
