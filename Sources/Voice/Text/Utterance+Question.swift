// SPDX-License-Identifier: Apache-2.0

extension Utterance {
  private static let questionMarks: Set<Unicode.Scalar> = [
    "?", "？", "﹖", "⁇", "⁈", "⁉", "‽", "؟", "❓", "❔",
  ]

  /// Whether a question mark stands somewhere behind the last word: "yes?!".
  public var isQuestion: Bool {
    text.unicodeScalars.reversed().lazy
      .prefix { !$0.properties.isAlphabetic && $0.properties.numericType == nil }
      .contains(where: Self.questionMarks.contains)
  }
}
