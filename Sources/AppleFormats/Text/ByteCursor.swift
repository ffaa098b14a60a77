// SPDX-License-Identifier: Apache-2.0

/// A place in UTF-8 bytes that only moves forward.
package struct ByteCursor {
  package let bytes: [UInt8]
  private(set) var position = 0

  package init(_ bytes: [UInt8]) { self.bytes = bytes }

  package var isAtEnd: Bool { position >= bytes.count }

  package var peek: UInt8? { position < bytes.count ? bytes[position] : nil }

  package mutating func next() -> UInt8? {
    guard let byte = peek else { return nil }
    position += 1
    return byte
  }

  package mutating func move(to offset: Int) { position = min(offset, bytes.count) }

  package func isAt(_ text: StaticString) -> Bool {
    guard position + text.utf8CodeUnitCount <= bytes.count else { return false }
    return (0..<text.utf8CodeUnitCount).allSatisfy { bytes[position + $0] == text.utf8Start[$0] }
  }

  /// Steps over a text that starts here; otherwise stays.
  package mutating func skip(_ text: StaticString) -> Bool {
    guard isAt(text) else { return false }
    position += text.utf8CodeUnitCount
    return true
  }

  package mutating func skip(while condition: (UInt8) -> Bool) {
    while position < bytes.count, condition(bytes[position]) { position += 1 }
  }

  /// Steps over everything up to the end of a text; stays if the text doesn't follow.
  package mutating func skip(past text: StaticString) -> Bool {
    var ahead = self
    while !ahead.isAtEnd {
      if ahead.skip(text) {
        self = ahead
        return true
      }
      ahead.position += 1
    }
    return false
  }

  package mutating func skipBlanks() { skip { $0.isBlank } }

  /// The text from a place to here.
  package func text(from start: Int) -> String {
    String(decoding: bytes[start..<position], as: UTF8.self)
  }
}

extension UInt8 {
  /// A blank, a tab or the end of a line.
  package var isBlank: Bool { self == 0x20 || (0x09...0x0D).contains(self) }

  package var isDigit: Bool { (0x30...0x39).contains(self) }

  package var isLetter: Bool { (0x41...0x5A).contains(self) || (0x61...0x7A).contains(self) }
}
