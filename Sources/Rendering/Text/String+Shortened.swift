// SPDX-License-Identifier: Apache-2.0

/// Where a text that is too long is cut.
public enum Ellipsis: Hashable, Sendable {
  case middle
  case end
}

extension String {
  /// The text in at most so many characters, an ellipsis in the place of what was cut.
  ///
  /// Marks heaped on one character are cut too, so that the result is short in bytes as well.
  /// - Parameter length: at least 1.
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

  /// A family of four with skin tones takes 41.
  private static let bytesPerCharacter = 64

  private static func bounded(_ character: Character) -> String {
    guard character.utf8.count > bytesPerCharacter else { return String(character) }
    return String(String.UnicodeScalarView(character.unicodeScalars.prefix(bytesPerCharacter / 4)))
  }
}
