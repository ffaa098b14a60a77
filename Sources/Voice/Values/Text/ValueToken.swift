// SPDX-License-Identifier: Apache-2.0

/// One word, one run of digits, one sign, or one character of Chinese, Japanese or Korean.
public struct ValueToken: Hashable, Sendable {
  public enum Kind: Hashable, Sendable {
    /// Letters of an alphabet, without the apostrophes: `l'avant` is three tokens.
    case word
    case digits
    /// Han, kana or a Hangul syllable.
    case character
    /// Anything else that is no blank.
    case mark
  }

  public let kind: Kind

  /// Narrow, lower-case and without Latin diacritics.
  public let folded: String

  /// As typed.
  public let typed: String

  /// Where it stands in the text, in characters.
  public let range: Range<Int>

  /// The same in the string.
  let bounds: Range<String.Index>

  /// Whether nothing, not even a blank, stands between it and the token before.
  public let isGlued: Bool
}
