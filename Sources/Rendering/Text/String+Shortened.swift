// SPDX-License-Identifier: Apache-2.0

/// The place where a text that is too long is cut.
public enum Ellipsis: Hashable, Sendable {
  case middle
  case end
}

extension String {
  /// The text in at most `length` characters, with an ellipsis in place of the part that was cut.
  ///
  /// Characters with very many marks are cut too, so that the result is also short in bytes.
  ///
  /// - Parameters:
  ///   - length: at least 1.
  ///   - place: the place of the part that is cut.
  public func shortened(to length: Int, at place: Ellipsis = .end) -> String {
    precondition(length > 0, "an ellipsis is one character long")
    let isShort = index(startIndex, offsetBy: length + 1, limitedBy: endIndex) == nil
    if isShort && utf8.count <= length * Self.bytesPerCharacter { return self }
    let tailLength = place == .middle ? (length - 1) / 2 : 0
    let head = prefix(length - 1 - tailLength).map(Self.bounded)
    let tail = suffix(tailLength).map(Self.bounded)
    guard !isShort else { return prefix(length).map(Self.bounded).joined() }
    return head.joined() + "…" + tail.joined()
  }

  /// The most bytes of one character. A family emoji of four with skin tones has 41.
  private static let bytesPerCharacter = 64

  private static func bounded(_ character: Character) -> String {
    guard character.utf8.count > bytesPerCharacter else { return String(character) }
    return String(String.UnicodeScalarView(character.unicodeScalars.prefix(bytesPerCharacter / 4)))
  }
}
