// SPDX-License-Identifier: Apache-2.0

extension Utterance {
  /// The longest text that counts as speech, in characters: about a quarter of an hour.
  ///
  /// A longer text is a file piped in or a stuck key. It is not understood at all.
  public static let maximumLength = 10_000

  /// The same bound in bytes. A character with its marks takes up to about 40 bytes, except in
  /// hostile text.
  public static let maximumSize = 40 * maximumLength

  /// Whether a text is too long to be understood.
  ///
  /// - Complexity: linear in the text, but constant if it is far too long.
  public static func isTooLong(_ text: String) -> Bool {
    let size = text.utf8.count
    return size > maximumSize || size > maximumLength && text.count > maximumLength
  }
}
