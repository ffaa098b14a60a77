// SPDX-License-Identifier: Apache-2.0

import Foundation
import IntentModel

/// Reads measured quantities: "5 km", "twenty degrees Celsius", `3킬로미터`.
struct MeasurementReader: Sendable {
  private let numbers: NumberReader
  private let units: PhraseTrie<MeasureUnit>
  private let links: PhraseTrie<String>
  private let articles: PhraseTrie<String>
  private let joiners: PhraseTrie<String>
  /// Signs that are ordinary words after a blank: "in", "a".
  private let gluedSigns: PhraseTrie<String>

  init(_ numbers: NumberReader, language: String, _ words: ValueWords) {
    self.numbers = numbers
    units = MeasureUnit.table(language: language, words: words)
    links = words.table("unit_of")
    articles = words.table("article")
    joiners = words.table("joiner")
    gluedSigns = words.table("measure_glued")
  }

  func value(at token: Int, of text: ValueText) -> FoundValue? {
    guard let number = number(at: token, text), let unit = unit(after: number.end, text) else {
      return nil
    }
    let part = part(after: unit.end, text)
    return FoundValue(
      .measurement, JSONValue(number.value + (part?.value ?? 0)), unit: unit.value.name,
      tokens: token..<(part?.end ?? unit.end))
  }

  private func number(at token: Int, _ text: ValueText) -> ReadNumber? {
    numbers.number(at: token, of: text, beforeLetters: true)
      ?? articles.longest(at: token, of: text).map { ReadNumber(value: 1, end: $0.end) }
  }

  private func unit(after end: Int, _ text: ValueText) -> PhraseTrie<MeasureUnit>.Hit? {
    let link = links.longest(at: end, of: text)?.end
    let hyphen = text.isMark(end, "-") ? end + 1 : nil
    return [end, link, hyphen].compactMap { $0 }.lazy
      .flatMap { units.hits(at: $0, of: text).reversed() }
      .first { isFree($0.end, text) && !isOtherWord(end..<$0.end, text) }
  }

  /// Whether no letters follow directly.
  private func isFree(_ end: Int, _ text: ValueText) -> Bool {
    !text.isGlued(end) || !(text.isKind(end, .word) && text.isKind(end - 1, .word))
  }

  /// Whether a short sign after a blank is an ordinary word: "five in a row".
  private func isOtherWord(_ tokens: Range<Int>, _ text: ValueText) -> Bool {
    !text.isGlued(tokens.lowerBound)
      && gluedSigns.longest(at: tokens.lowerBound, of: text)?.end == tokens.upperBound
  }

  /// Reads "and a half" after the unit, unless it has a unit of its own.
  private func part(after end: Int, _ text: ValueText) -> ReadNumber? {
    guard let joiner = joiners.longest(at: end, of: text),
      let part = numbers.number(at: joiner.end, of: text), part.value > 0, part.value < 1,
      unit(after: part.end, text) == nil
    else { return nil }
    return part
  }
}
