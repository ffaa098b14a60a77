// SPDX-License-Identifier: Apache-2.0

extension Unicode.Scalar {
  /// Whether it ends a line: LF, CR, VT, FF, NEL and the two separators.
  var isLineBreak: Bool {
    switch value {
    case 0x0A...0x0D, 0x85, 0x2028, 0x2029: true
    default: false
    }
  }

  /// Joins or varies what stands before it: ZWNJ, ZWJ, the variation selectors.
  var dependsOnNeighbour: Bool {
    switch value {
    case 0x200C, 0x200D, 0x180B...0x180D, 0x180F, 0xFE00...0xFE0F, 0xE0100...0xE01EF: true
    default: false
    }
  }

  /// Whether a terminal, or the eye, could be misled by it: controls, format characters (the
  /// bidirectional ones, the byte order mark, the tags), line and paragraph separators.
  public var isUnsafe: Bool {
    switch value {
    case 0x20...0x7E, 0xA0...0xAC, 0xAE...0x5FF: return false
    case 0xAC00...0xD7A3, 0x3040...0x9FFF: return false
    default: break
    }
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator: return !dependsOnNeighbour
    default: return false
    }
  }

  /// As a Swift string literal spells it: `\u{1B}`.
  var escaped: String { "\\u{" + String(value, radix: 16, uppercase: true) + "}" }
}
