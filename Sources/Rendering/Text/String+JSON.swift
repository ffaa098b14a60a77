// SPDX-License-Identifier: Apache-2.0

extension String {
  /// The same JSON, with every character escaped that could control a terminal or mislead the eye.
  ///
  /// An encoder escapes only the C0 controls. Newlines stay, because the encoder escapes those in
  /// strings and only puts values on lines of their own.
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
  /// The escape in a JSON string, such as `\u001b`, or two of them beyond the basic plane.
  public var escapedInJSON: String {
    String(self).utf16.map { unit in
      let digits = String(unit, radix: 16)
      return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }.joined()
  }
}
