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

  /// The same without a question mark.
  public var asStatement: Utterance {
    guard isQuestion else { return self }
    var text = String.UnicodeScalarView()
    text.append(contentsOf: self.text.unicodeScalars.filter { !Self.questionMarks.contains($0) })
    return Utterance(String(text))
  }
}
