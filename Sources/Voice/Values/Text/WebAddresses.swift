// SPDX-License-Identifier: Apache-2.0

/// Finds the web addresses of a text, whose digits and percent signs are not values.
struct WebAddresses {
  private var ends: [Int: Int] = [:]

  init(_ text: ValueText) {
    for index in text.tokens.indices where Self.isScheme(at: index, text) {
      var end = index
      while end < text.count, end == index || text.isGlued(end) { end += 1 }
      ends[index] = end
    }
  }

  /// The token after the address that begins at a token; nil for none.
  func end(at token: Int) -> Int? { ends[token] }

  /// Whether an address begins at a token, with a scheme such as `https://`.
  private static func isScheme(at index: Int, _ text: ValueText) -> Bool {
    text.isKind(index, .word)
      && zip([":", "/", "/"], (index + 1)...).allSatisfy {
        text.isMark($1, $0) && text.isGlued($1)
      }
  }
}
