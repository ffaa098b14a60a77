// SPDX-License-Identifier: Apache-2.0

extension TemplateParser {
  /// The bytes that mean something in a template.
  enum Sign {
    static let openGroup = UInt8(ascii: "(")
    static let closeGroup = UInt8(ascii: ")")
    static let openOptional = UInt8(ascii: "[")
    static let closeOptional = UInt8(ascii: "]")
    static let openList = UInt8(ascii: "{")
    static let closeList = UInt8(ascii: "}")
    static let openRule = UInt8(ascii: "<")
    static let closeRule = UInt8(ascii: ">")
    static let bar = UInt8(ascii: "|")
    static let semicolon = UInt8(ascii: ";")
    static let colon = UInt8(ascii: ":")
    static let dollar = UInt8(ascii: "$")
    static let backslash = UInt8(ascii: "\\")
    static let blank = UInt8(ascii: " ")

    static func endsSequence(_ byte: UInt8) -> Bool {
      byte == bar || byte == semicolon || byte == closeGroup || byte == closeOptional
    }

    static func endsText(_ byte: UInt8) -> Bool {
      switch byte {
      case openGroup, closeGroup, openOptional, closeOptional, openList, closeList, openRule,
        closeRule, bar, semicolon:
        true
      default: false
      }
    }

    /// A space, a tab or the end of a line.
    static func isBlank(_ byte: UInt8) -> Bool { byte == blank || (0x09...0x0D).contains(byte) }
  }
}
