// SPDX-License-Identifier: Apache-2.0

/// The quotes of a text in code: `"…"`, `"""…"""` or `#"…"#`.
struct CodeText {
  /// One or three.
  var quotes: Int
  var hashes: Int

  /// The place after the text's end, or after the bracket of the first `\(` before that end.
  ///
  /// - Parameter line: Increased by each line end on the way.
  func end(in bytes: [UInt8], from start: Int, line: inout Int) -> Int {
    var index = start
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "\n") {
        // A text on one line without an end stops at the line's end, which is left to be counted.
        if quotes == 1 { return index }
        line += 1
      }
      if let end = closing(in: bytes, at: index) ?? filling(in: bytes, at: index) { return end }
      let isEscaped = hashes == 0 && bytes[index] == UInt8(ascii: "\\")
      index += isEscaped && index + 1 < bytes.count && !bytes[index + 1].isLineFeed ? 2 : 1
    }
    return bytes.count
  }

  /// Whether the place before an index is the bracket that opens an interpolation.
  func isFilled(in bytes: [UInt8], before end: Int) -> Bool {
    let start = end - hashes - 2
    return start >= 0 && filling(in: bytes, at: start) == end
  }

  private func closing(in bytes: [UInt8], at index: Int) -> Int? {
    guard bytes[index] == UInt8(ascii: "\"") else { return nil }
    let marks = Array(repeating: UInt8(ascii: "\""), count: quotes) + number
    return Self.end(of: marks, in: bytes, at: index)
  }

  private func filling(in bytes: [UInt8], at index: Int) -> Int? {
    guard bytes[index] == UInt8(ascii: "\\") else { return nil }
    let marks = [UInt8(ascii: "\\")] + number + [UInt8(ascii: "(")]
    return Self.end(of: marks, in: bytes, at: index)
  }

  private var number: [UInt8] { Array(repeating: UInt8(ascii: "#"), count: hashes) }

  private static func end(of marks: [UInt8], in bytes: [UInt8], at index: Int) -> Int? {
    bytes[index...].starts(with: marks) ? index + marks.count : nil
  }
}

extension UInt8 {
  fileprivate var isLineFeed: Bool { self == UInt8(ascii: "\n") }
}
