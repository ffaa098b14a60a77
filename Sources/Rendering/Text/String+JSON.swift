// SPDX-License-Identifier: Apache-2.0

extension String {
  /// The same JSON with all escaped that could steer a terminal or mislead the eye.
  ///
  /// An encoder escapes C0 alone. What it sets on lines of their own stays there: in its strings a newline is escaped
  /// already.
  ///
  /// - Precondition: The text is JSON.
  public var harmlessJSON: String {
    unicodeScalars.reduce(into: "") { text, scalar in
      if scalar.isUnsafe, scalar != "\n" {
        text += scalar.escapedInJSON
      } else {
        text.unicodeScalars.append(scalar)
      }
    }
  }
}

extension Unicode.Scalar {
  /// As a string of JSON spells it: `\u001b`, and two of them for what lies beyond the basic plane.
  public var escapedInJSON: String {
    String(self).utf16.map { unit in
      let digits = String(unit, radix: 16)
      return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }.joined()
  }
}
