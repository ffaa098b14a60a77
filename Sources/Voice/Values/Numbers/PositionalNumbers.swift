// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Reads all kinds of numbers in Chinese, Japanese or Korean: cardinals, decimals, fractions, and
/// mixed numbers.
struct PositionalNumbers: Sendable {
  let cardinals: PositionalCardinals
  private let divisions: PhraseTrie<String>
  private let joiners: PhraseTrie<String>
  private let negatives: PhraseTrie<String>
  private let collectives: PhraseTrie<Decimal>
  private let fractions: PhraseTrie<Decimal>
  private let percents: PhraseTrie<String>
  private let scaleIsParticle: Bool
  private let forms: WrittenForms

  init(_ cardinals: PositionalCardinals, _ forms: WrittenForms, _ words: ValueWords) {
    self.forms = forms
    scaleIsParticle = words["number_habit"].contains { $0.phrase == "scale_is_particle" }
    self.cardinals = cardinals
    divisions = words.table("division")
    joiners = words.table("joiner")
    negatives = words.table("negative")
    collectives = PhraseTrie(words.numbers("collective"))
    fractions = PhraseTrie(words.numbers("bare_fraction"))
    percents = words.table("percent_before")
  }

  /// The readings that begin at a token. Of two with the same length the better one comes last.
  func readings(at start: Int, of text: ValueText) -> [ReadNumber] {
    let wholes = cardinals.stepsWithDecimals(at: start, of: text)
    let plain = wholes.map { ReadNumber(value: $0.value, end: $0.end) }
    let simple = plain + plain.compactMap { counted($0, text) } + bare(at: start, text)
    return simple + parts(at: start, wholes, text) + wholes.flatMap { mixed($0, text) }
  }

  /// Reads "half" and, with a collective after it, "half a dozen".
  private func bare(at start: Int, _ text: ValueText) -> [ReadNumber] {
    let half = fractions.longest(at: start, of: text)
      .map { ReadNumber(value: $0.value, end: $0.end) }
    let one = collectives.longest(at: start, of: text)
      .map { ReadNumber(value: $0.value, end: $0.end) }
    return [half, half.flatMap { counted($0, text) }, one].compactMap { $0 }
  }

  private func counted(_ number: ReadNumber, _ text: ValueText) -> ReadNumber? {
    collectives.longest(at: number.end, of: text)
      .map { ReadNumber(value: number.value * $0.value, end: $0.end) }
  }

  /// Reads fractions such as `三分之二`, with the denominator first.
  private func parts(
    at start: Int, _ denominators: [NumberStep], _ text: ValueText
  ) -> [ReadNumber] {
    guard percents.longest(at: start, of: text) == nil else { return [] }
    return denominators.flatMap { denominator -> [ReadNumber] in
      guard denominator.value > 0, let link = divisions.longest(at: denominator.end, of: text)
      else { return [] }
      return numerators(at: link.end, over: denominator.value, text).map {
        ReadNumber(value: $0.value / denominator.value, end: $0.end)
      }
    }
  }

  private func numerators(
    at start: Int, over denominator: Decimal, _ text: ValueText
  ) -> [ReadNumber] {
    let sign = negatives.longest(at: start, of: text)
    let steps = cardinals.stepsWithDecimals(at: sign?.end ?? start, of: text)
    return steps.indices.filter { !isParticle($0, in: steps, over: denominator) }
      .map {
        ReadNumber(value: sign == nil ? steps[$0].value : -steps[$0].value, end: steps[$0].end)
      }
  }

  /// Whether the last scale is really a particle that sounds the same: `3분의 일만` means only a third.
  private func isParticle(
    _ index: Int, in steps: [NumberStep], over denominator: Decimal
  ) -> Bool {
    guard scaleIsParticle, index > 0, steps[index].last == .scale else { return false }
    return steps[index].value == steps[index - 1].value * 10_000
      && steps[index].value > denominator && steps[index - 1].value < denominator
  }

  /// Reads mixed numbers such as `一又二分之一` and `300と2ダース`.
  private func mixed(_ whole: NumberStep, _ text: ValueText) -> [ReadNumber] {
    guard whole.value.isWhole, let joiner = joiners.longest(at: whole.end, of: text) else {
      return []
    }
    let next = cardinals.stepsWithDecimals(at: joiner.end, of: text)
    let collected = next.compactMap { counted(ReadNumber(value: $0.value, end: $0.end), text) }
    let written = forms.fraction(at: joiner.end, of: text).map { [$0] } ?? []
    return (parts(at: joiner.end, next, text) + collected + written).map {
      ReadNumber(value: whole.value + $0.value, end: $0.end)
    }
  }
}
