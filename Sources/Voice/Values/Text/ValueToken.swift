// SPDX-License-Identifier: Apache-2.0

/// One word, one run of digits, one sign, or one character of Chinese, Japanese or Korean.
public struct ValueToken: Hashable, Sendable {
  public enum Kind: Hashable, Sendable {
    /// Letters of an alphabet without apostrophes: `l'avant` is three tokens.
    case word
    case digits
    /// Han, kana or a Hangul syllable.
    case character
    /// Any other character except a blank.
    case mark
  }

  public let kind: Kind

  /// The spelling in narrow, lower-case letters without Latin diacritics.
  public let folded: String

  /// The text as typed.
  public let typed: String

  /// The place in the text, in characters.
  public let range: Range<Int>

  /// The place in the string.
  let bounds: Range<String.Index>

  /// Whether it directly follows the token before it, without even a blank.
  public let isGlued: Bool
}
