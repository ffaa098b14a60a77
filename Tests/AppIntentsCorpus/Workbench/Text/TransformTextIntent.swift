// SPDX-License-Identifier: Apache-2.0
import AppIntents
import Foundation

/// How a text is rewritten.
enum TextTransformation: String, AppEnum, CaseIterable {
  case uppercase, lowercase, capitalized, sentence
  case camelCase, snakeCase, slug, reversed, alternating

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Transformation"

  static let caseDisplayRepresentations: [TextTransformation: DisplayRepresentation] = [
    .uppercase: "UPPERCASE",
    .lowercase: "lowercase",
    .capitalized: "Capitalize Every Word",
    .sentence: "Sentence case",
    .camelCase: "camelCase",
    .snakeCase: "snake_case",
    .slug: .init(
      title: "slug-case", subtitle: "For addresses on the web",
      image: .init(systemName: "link")),
    .reversed: DisplayRepresentation(title: "Reversed", subtitle: "Last letter first"),
    .alternating: "aLtErNaTiNg CaSe",
  ]

  func apply(to text: String) -> String {
    let words = text.lowercased().split(whereSeparator: \.isWhitespace).map(String.init)
    switch self {
    case .uppercase: return text.uppercased()
    case .lowercase: return text.lowercased()
    case .capitalized: return text.capitalized
    case .sentence: return text.prefix(1).uppercased() + text.dropFirst().lowercased()
    case .camelCase: return words.prefix(1).joined() + words.dropFirst().map(\.capitalized).joined()
    case .snakeCase: return words.joined(separator: "_")
    case .slug: return words.joined(separator: "-")
    case .reversed: return String(text.reversed())
    case .alternating:
      return text.enumerated().map { offset, letter in
        offset.isMultiple(of: 2) ? letter.lowercased() : letter.uppercased()
      }.joined()
    }
  }
}

struct TransformTextIntent: AppIntent {
  static let title: LocalizedStringResource = "Transform Text"

  static let description = IntentDescription(
    "Changes the case of the input text, or rewrites it in another way.",
    categoryName: "Text",
    searchKeywords: ["case", "upper", "lower", "capitalize"],
    resultValueName: "Transformed Text"
  )

  @Parameter(
    title: "Text",
    description: "The text to transform.",
    inputOptions: String.IntentInputOptions(
      keyboardType: .default,
      capitalizationType: .none,
      multiline: true,
      autocorrect: false,
      smartQuotes: false,
      smartDashes: false
    )
  )
  var text: String

  @Parameter(title: "Transformation", default: .uppercase)
  var transformation: TextTransformation

  @Parameter(
    title: "Trim Whitespace", description: "Removes blanks around the text.", default: true)
  var trimsWhitespace: Bool

  static var parameterSummary: some ParameterSummary {
    Summary("Transform \(\.$text) to \(\.$transformation)") {
      \.$trimsWhitespace
    }
  }

  func perform() async throws -> some IntentResult & ReturnsValue<String> {
    let input = trimsWhitespace ? text.trimmingCharacters(in: .whitespacesAndNewlines) : text
    return .result(value: transformation.apply(to: input))
  }
}
