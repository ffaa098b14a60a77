// SPDX-License-Identifier: Apache-2.0

/// The web addresses of a text: their digits and percent signs are no values.
struct WebAddresses {
  private var ranges: [Range<Int>] = []

  init(_ text: ValueText) {
    for index in text.tokens.indices where Self.isScheme(at: index, text) {
      var end = index
      while end < text.count, end == index || text.isGlued(end) { end += 1 }
      ranges.append(index..<end)
    }
  }

  /// The token after the address that a token is in; nil outside of one.
  func end(at token: Int) -> Int? { ranges.first { $0.contains(token) }?.upperBound }

  /// `https://`.
  private static func isScheme(at index: Int, _ text: ValueText) -> Bool {
    text.isKind(index, .word)
      && zip([":", "/", "/"], (index + 1)...).allSatisfy {
        text.isMark($1, $0) && text.isGlued($1)
      }
  }
}
