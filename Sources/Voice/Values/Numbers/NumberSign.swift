// SPDX-License-Identifier: Apache-2.0

/// The signs before a number.
struct NumberSign {
  var isNegative: Bool

  /// The token after the signs.
  var end: Int

  /// The signs glued to the tokens around them, as in an exponent. No sign at all is also valid.
  static func glued(_ start: Int, _ text: ValueText) -> NumberSign? {
    var sign = NumberSign(isNegative: false, end: start)
    while text.isMark(sign.end, "-") || text.isMark(sign.end, "+") {
      guard text.isGlued(sign.end) else { return nil }
      if text.isMark(sign.end, "-") { sign.isNegative.toggle() }
      sign.end += 1
    }
    return sign
  }

  /// A minus before a number. It is glued to the number and free before it, or a blank follows it
  /// where it can't subtract.
  static func minus(at start: Int, _ text: ValueText) -> NumberSign? {
    guard text.isMark(start, "-"), !text.isMark(start - 1, "-") else { return nil }
    let isFree = !text.isGlued(start) || isOpening(start - 1, text)
    let canSubtract = text[start - 1] != nil && text[start - 1]?.kind != .mark
    guard isFree, text.isGlued(start + 1) || !canSubtract else { return nil }
    return NumberSign(isNegative: true, end: start + 1)
  }

  private static func isOpening(_ index: Int, _ text: ValueText) -> Bool {
    guard let token = text[index] else { return true }
    return token.kind == .character || ["(", "[", "\"", "'", "=", ":", ","].contains(token.folded)
  }
}
