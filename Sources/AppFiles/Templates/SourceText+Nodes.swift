// SPDX-License-Identifier: Apache-2.0

import AppleFormats
package import IntentModel

extension SourceText {
  /// The place of a template's first character. A template on several lines only has a line, since
  /// its characters don't share one column.
  package func location(ofTemplate scalar: Node.Scalar) -> SourceLocation {
    let isQuoted = scalar.style == .singleQuoted || scalar.style == .doubleQuoted
    var place = location(at: isQuoted ? scalar.offset + 1 : scalar.offset)
    if !isOnOneLine(scalar, line: place.line) { place.column = 0 }
    return place
  }

  private func isOnOneLine(_ scalar: Node.Scalar, line: Int) -> Bool {
    guard let end = lineRange(line)?.upperBound, scalar.offset < end else { return false }
    let rest = bytes[scalar.offset..<end]
    switch scalar.style {
    case .singleQuoted, .doubleQuoted: return closesQuote(rest)
    case .plain: return rest.starts(with: scalar.string.utf8)
    case .block: return false
    }
  }

  /// Whether a quote that opens here is closed again; `''` and `\"` don't close it.
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
}
