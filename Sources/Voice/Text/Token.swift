// SPDX-License-Identifier: Apache-2.0

/// One word of an utterance; in Chinese, Japanese and Korean one character.
struct Token {
  /// Where it stands in the text as typed, in UTF-8 bytes.
  var source: Range<Int>

  /// Where its folded spelling stands in the utterance's bytes.
  var folded: Range<Int>

  /// Whether it is one character of a script that writes no blanks between words.
  var isCharacter = false

  /// Whether each byte of the folded spelling is one of the text.
  var isLetterByLetter: Bool { source.count == folded.count }
}
