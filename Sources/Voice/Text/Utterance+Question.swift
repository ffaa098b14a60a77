// SPDX-License-Identifier: Apache-2.0

extension Utterance {
  static let questionMarks: Set<Unicode.Scalar> = [
    "?", "？", "﹖", "︖", "⁇", "⁈", "⁉", "‽", "؟", "⸮", "❓", "❔",
  ]

  /// Whether a question mark stands somewhere behind the last word: "yes?!".
  public var isQuestion: Bool {
    text.unicodeScalars.reversed().lazy
      .prefix { !$0.properties.isAlphabetic && $0.properties.numericType == nil }
      .contains(where: Self.questionMarks.contains)
  }

  /// The same words without the signs beside them, so that they neither ask nor leave anything in doubt.
  public var asStatement: Utterance {
    let parts = units.map { words in
      words.map { String(decoding: folded($0), as: UTF8.self) }.joined()
    }
    return Utterance(parts.joined(separator: " "))
  }
}
