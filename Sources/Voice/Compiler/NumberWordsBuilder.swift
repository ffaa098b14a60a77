// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Makes ``NumberWords`` from the spell-out rules of ICU, which know every language's.
struct NumberWordsBuilder {
  private let formatter = NumberFormatter()

  init(language: String) {
    formatter.numberStyle = .spellOut
    formatter.locale = Locale(identifier: language)
  }

  /// - Parameters:
  ///   - extra: further numbers of the grammar's own, such as "a dozen".
  ///   - joiners: words that may stand inside a number: "and".
  func build(extra: [String: Int], joiners: [String], into index: inout IndexBuilder) -> NumberWords
  {
    var words = PhraseTableBuilder()
    for number in 0..<100 { words.insert(spelled(number, &index), value: Int32(number)) }
    for (phrase, number) in extra.sorted(by: { $0.key < $1.key }) {
      words.insert(index.words(of: phrase), value: Int32(clamping: number))
    }
    var between = PhraseTableBuilder()
    for joiner in joiners { between.insert(index.words(of: joiner), value: 0) }
    between.insert(joiner(&index), value: 0)
    return NumberWords(words: words.build(), scales: scales(&index), joiners: between.build())
  }

  private func spelled(_ number: Int, _ index: inout IndexBuilder) -> [WordID] {
    formatter.string(from: NSNumber(value: number)).map { index.words(of: $0) } ?? []
  }

  /// What the language puts into "one hundred and one": 一百零一.
  private func joiner(_ index: inout IndexBuilder) -> [WordID] {
    let (hundred, one) = (spelled(100, &index), spelled(1, &index))
    let both = spelled(101, &index)
    guard both.starts(with: hundred), both.suffix(one.count) == one[...] else { return [] }
    return Array(both.dropFirst(hundred.count).dropLast(one.count))
  }

  private func scales(_ index: inout IndexBuilder) -> [NumberWords.Scale] {
    var scales: [NumberWords.Scale] = []
    var known: Set<WordID> = []
    for value in [100, 1_000, 10_000, 1_000_000] {
      let (one, two) = (spelled(value, &index), spelled(2 * value, &index))
      // Alone and after a number: "cent" and "deux cents".
      let words = Set([one.last, two.last].compactMap { $0 })
      guard !words.isEmpty, known.isDisjoint(with: words) else { continue }
      known.formUnion(words)
      var table = PhraseTableBuilder()
      for word in words { table.insert([word], value: 0) }
      scales.append(.init(value: value, words: table.build(), standsAlone: one.count == 1))
    }
    return scales
  }
}
