// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Powers: `1.1^23`, `1.3x10^6`, `2.5の−1乗`.
struct NumberPowers: Sendable {
  private let links: PhraseTrie<String>
  private let ends: PhraseTrie<String>
  private let times: PhraseTrie<String>
  private let negatives: PhraseTrie<String>

  init(_ words: ValueWords) {
    links = words.table("power_link")
    ends = words.table("power_end")
    times = PhraseTrie([("x", ""), ("\u{D7}", ""), ("*", "")])
    negatives = words.table("negative")
  }

  /// The value if the number is a base or is multiplied by a power; nil otherwise.
  func power(
    of number: ReadNumber, in text: ValueText, reading: (Int) -> [ReadNumber]
  ) -> ReadNumber? {
    if let power = raised(number, text, reading) { return power }
    guard let times = times.longest(at: number.end, of: text) else { return nil }
    return reading(times.end).compactMap { raised($0, text, reading) }.first
      .map { ReadNumber(value: number.value * $0.value, end: $0.end) }
  }

  private func raised(
    _ base: ReadNumber, _ text: ValueText, _ reading: (Int) -> [ReadNumber]
  ) -> ReadNumber? {
    let isCaret = text.isMark(base.end, "^")
    guard let link = isCaret ? base.end + 1 : links.longest(at: base.end, of: text)?.end else {
      return nil
    }
    let sign = sign(at: link, text)
    for exponent in reading(sign.end).reversed() {
      guard let end = isCaret ? exponent.end : ends.longest(at: exponent.end, of: text)?.end,
        let value = base.value.raised(to: sign.isNegative ? -exponent.value : exponent.value)
      else { continue }
      return ReadNumber(value: value, end: end)
    }
    return nil
  }

  private func sign(at start: Int, _ text: ValueText) -> NumberSign {
    var sign = NumberSign.glued(start, text) ?? NumberSign(isNegative: false, end: start)
    while let word = negatives.longest(at: sign.end, of: text) {
      sign.isNegative.toggle()
      sign.end = word.end
    }
    return sign
  }
}
