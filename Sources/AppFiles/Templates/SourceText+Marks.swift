// SPDX-License-Identifier: Apache-2.0

package import IntentModel
package import Yams

extension SourceText {
  /// The place of a mark, its column in characters where the mark counts Unicode scalars.
  package func location(of mark: Mark) -> SourceLocation {
    location(at: offset(of: mark))
  }

  /// Where a template's first character stands; only the line where the template is written over
  /// several, since then its characters have no one column.
  package func location(ofTemplate scalar: Node.Scalar) -> SourceLocation {
    guard let mark = scalar.mark else { return SourceLocation(file: file) }
    let offset = offset(of: mark)
    let isQuoted = scalar.style == .singleQuoted || scalar.style == .doubleQuoted
    var place = location(at: isQuoted ? offset + 1 : offset)
    if !isOnOneLine(scalar, at: offset, line: place.line) { place.column = 0 }
    return place
  }

  private func isOnOneLine(_ scalar: Node.Scalar, at offset: Int, line: Int) -> Bool {
    guard let end = lineRange(line)?.upperBound, offset < end else { return false }
    switch scalar.style {
    case .singleQuoted, .doubleQuoted: return closesQuote(bytes[offset..<end])
    case .plain: return bytes[offset..<end].starts(with: scalar.string.utf8)
    default: return false
    }
  }

  /// Whether a quote that opens here closes again: `''` and `\"` don't close it.
  private func closesQuote(_ rest: ArraySlice<UInt8>) -> Bool {
    guard let quote = rest.first else { return false }
    var index = rest.startIndex + 1
    while index < rest.endIndex {
      if rest[index] == UInt8(ascii: "\\"), quote == UInt8(ascii: "\"") {
        index += 2
      } else if rest[index] != quote {
        index += 1
      } else if quote == UInt8(ascii: "'"), rest[(index + 1)...].first == quote {
        index += 2
      } else {
        return true
      }
    }
    return false
  }

  /// A mark behind the last line means the end of the file.
  private func offset(of mark: Mark) -> Int {
    guard let line = lineRange(mark.line) else { return bytes.count }
    var offset = line.lowerBound
    var scalars = mark.column - 1
    while offset < line.upperBound, scalars > 0 {
      offset += 1
      while offset < line.upperBound, bytes[offset] & 0xC0 == 0x80 { offset += 1 }
      scalars -= 1
    }
    return offset
  }
}
