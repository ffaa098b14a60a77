// SPDX-License-Identifier: Apache-2.0

extension String {
  /// The text as an identifier, in backticks if it is a keyword of Swift.
  var identifier: String { Self.keywords.contains(self) ? "`\(self)`" : self }

  /// With an upper-case first letter: `resolveSoup`.
  var capitalized: String { prefix(1).uppercased() + dropFirst() }

  /// The text as a comment of one line.
  var comment: String { split(whereSeparator: \.isNewline).joined(separator: " ") }

  private static let keywords: Set = [
    "Any", "Self", "as", "associatedtype", "break", "case", "catch", "class", "continue", "default",
    "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate",
    "for", "func", "guard", "if", "import", "in", "init", "inout", "internal", "is", "let", "nil",
    "operator", "precedencegroup", "private", "protocol", "public", "repeat", "rethrows", "return",
    "self", "static", "struct", "subscript", "super", "switch", "throw", "throws", "true", "try",
    "typealias", "var", "where", "while",
  ]
}
