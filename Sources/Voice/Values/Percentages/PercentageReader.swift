// SPDX-License-Identifier: Apache-2.0

import Foundation
import IntentModel

/// Reads percentages: "10%", "twenty percent", `百分之三`.
struct PercentageReader: Sendable {
  private let numbers: NumberReader
  /// The signs after a number with their worth in percent: 10 for `割`.
  private let after: PhraseTrie<Decimal>
  private let before: PhraseTrie<String>
  private let bare: PhraseTrie<String>
  private let negatives: PhraseTrie<String>

  init(_ numbers: NumberReader, _ words: ValueWords) {
    self.numbers = numbers
    after = PhraseTrie(words.numbers("percent_after"))
    before = words.table("percent_before")
    bare = words.table("percent_bare")
    negatives = words.table("negative")
  }

  func value(at token: Int, of text: ValueText) -> FoundValue? {
    counted(at: token, text) ?? announced(at: token, text) ?? named(at: token, text)
  }

  private func counted(at token: Int, _ text: ValueText) -> FoundValue? {
    guard let number = numbers.number(at: token, of: text, beforeLetters: true) else { return nil }
    let next = text.isMark(number.end, "-") ? number.end + 1 : number.end
    guard let sign = after.longest(at: next, of: text), isFree(sign.end, text) else { return nil }
    // A number above ten counts in hundredths already: `八五折`. Smaller ones count in tenths: `九折`.
    let factor = number.value > 10 ? 1 : sign.value
    return FoundValue(.percentage, JSONValue(number.value * factor), tokens: token..<sign.end)
  }

  private func announced(at token: Int, _ text: ValueText) -> FoundValue? {
    let minus = negatives.longest(at: token, of: text)
    guard let sign = before.longest(at: minus?.end ?? token, of: text),
      let number = numbers.number(at: sign.end, of: text)
    else { return nil }
    let value = minus == nil ? number.value : -number.value
    return FoundValue(.percentage, JSONValue(value), tokens: token..<number.end)
  }

  private func named(at token: Int, _ text: ValueText) -> FoundValue? {
    guard let sign = bare.longest(at: token, of: text), isFree(sign.end, text),
      !text.isGlued(token) || text.isKind(token, .word)
    else { return nil }
    return FoundValue(.percentage, .null, tokens: token..<sign.end)
  }

  /// Whether no digits or letters follow directly.
  private func isFree(_ end: Int, _ text: ValueText) -> Bool {
    !text.isGlued(end) || text.isKind(end, .mark) || text.isKind(end, .character)
  }
}
