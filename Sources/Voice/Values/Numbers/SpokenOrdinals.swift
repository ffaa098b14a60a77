// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Reads ordinals in words: "twenty-fifth", "three trillionth", "cent vingt cinquième".
struct SpokenOrdinals {
  private let cardinals: SpokenCardinals

  init(_ cardinals: SpokenCardinals) { self.cardinals = cardinals }

  func longest(at start: Int, of text: ValueText) -> ReadNumber? {
    let lexicon = cardinals.lexicon
    let simple = [lexicon.ordinals, lexicon.scaleOrdinals]
      .compactMap { $0.longest(at: start, of: text) }
      .map { ReadNumber(value: $0.value, end: $0.end) }
    let longer = cardinals.steps(at: start, of: text).compactMap { composed($0, text) }
    return (simple + longer).max { $0.end < $1.end }
  }

  private func composed(_ step: NumberStep, _ text: ValueText) -> ReadNumber? {
    let lexicon = cardinals.lexicon
    let next = pastHyphen(step.end, text)
    if let scale = lexicon.scaleOrdinals.longest(at: next, of: text) {
      return ReadNumber(value: step.value * scale.value, end: scale.end)
    }
    guard step.last == .scale else { return withOnes(step, at: next, text) }
    let joined = pastHyphen(cardinals.joiners.longest(at: next, of: text)?.end ?? next, text)
    guard let last = lexicon.ordinals.longest(at: joined, of: text), last.value < step.scale else {
      return nil
    }
    return ReadNumber(value: step.value + last.value, end: last.end)
  }

  private func pastHyphen(_ position: Int, _ text: ValueText) -> Int {
    text.isMark(position, "-") ? position + 1 : position
  }

  /// Reads "trente-seconde", which ICU spells "trente-deuxième".
  private func withOnes(_ tens: NumberStep, at start: Int, _ text: ValueText) -> ReadNumber? {
    guard tens.last == .amount, (tens.value / 10).isWhole,
      let ones = cardinals.lexicon.ordinals.longest(at: start, of: text), ones.value < 10
    else { return nil }
    return ReadNumber(value: tens.value + ones.value, end: ones.end)
  }
}
