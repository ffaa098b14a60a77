// SPDX-License-Identifier: Apache-2.0

import AppleFormats

/// Converts marks, which count lines and Unicode scalars, to byte offsets.
///
/// A mark after the previous one on the same line is counted from there, so that a file of one line
/// takes no longer than a file of many.
struct MarkPlaces {
  private let source: SourceText
  private var line = 0
  private var column = 1
  private var offset = 0

  init(_ source: SourceText) { self.source = source }

  /// - Parameters:
  ///   - line: From 1; the line after the last one means the end of the file.
  ///   - column: from 1.
  mutating func offset(line: Int, column: Int) -> Int {
    guard let range = source.lineRange(line) else { return source.bytes.count }
    if line != self.line || column < self.column {
      (self.line, self.column, offset) = (line, 1, range.lowerBound)
    }
    while offset < range.upperBound, self.column < column {
      offset += 1
      while offset < range.upperBound, source.bytes[offset] & 0xC0 == 0x80 { offset += 1 }
      self.column += 1
    }
    return offset
  }
}
