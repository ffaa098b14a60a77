// SPDX-License-Identifier: Apache-2.0

import Foundation
import IntentModel

/// Reads measured quantities: "5 km", "twenty degrees Celsius", `3킬로미터`.
struct MeasurementReader: Sendable {
  private let numbers: NumberReader
  private let units: PhraseTable<MeasureUnit>
  private let links: PhraseTable<String>
  private let articles: PhraseTable<String>

  init(_ numbers: NumberReader, language: String, _ words: ValueWords) {
    self.numbers = numbers
    units = MeasureUnit.table(language: language, words: words)
    links = words.table("unit_of")
    articles = words.table("article")
  }

  func value(at token: Int, of text: ValueText) -> FoundValue? {
    guard let number = number(at: token, text), let unit = unit(after: number.end, text),
      isFree(unit.end, text)
    else { return nil }
    return FoundValue(
      .measurement, JSONValue(number.value), unit: unit.value.name, tokens: token..<unit.end)
  }

  private func number(at token: Int, _ text: ValueText) -> ReadNumber? {
    numbers.number(at: token, of: text, beforeLetters: true)
      ?? articles.longest(at: token, of: text).map { ReadNumber(value: 1, end: $0.end) }
  }

  private func unit(after end: Int, _ text: ValueText) -> PhraseTable<MeasureUnit>.Hit? {
    let link = links.longest(at: end, of: text)?.end
    let hyphen = text.isMark(end, "-") ? end + 1 : nil
    return [end, link, hyphen].compactMap { $0 }.lazy
      .compactMap { units.longest(at: $0, of: text) }.first
  }

  /// Whether no letters follow at once.
  private func isFree(_ end: Int, _ text: ValueText) -> Bool {
    !text.isGlued(end) || !(text.isKind(end, .word) && text.isKind(end - 1, .word))
  }
}
