// SPDX-License-Identifier: Apache-2.0

extension Utterance {
  /// The longest text that is taken for speech, in characters: what a person says in a quarter of an hour.
  ///
  /// What is longer is a file that was piped in, or a key that got stuck, and none of it is understood.
  public static let maximumLength = 10_000

  /// The same in bytes: a character with its marks takes up to some 40, unless somebody means harm.
  public static let maximumSize = 40 * maximumLength

  /// Whether a text is longer than is understood.
  ///
  /// - Complexity: linear in the text, but constant where it is far too long.
  public static func isTooLong(_ text: String) -> Bool {
    let size = text.utf8.count
    return size > maximumSize || size > maximumLength && text.count > maximumLength
  }
}
