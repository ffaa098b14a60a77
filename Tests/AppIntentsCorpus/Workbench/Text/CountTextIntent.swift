// SPDX-License-Identifier: Apache-2.0
import AppIntents

struct CountTextIntent: AppIntent {
  static let title = LocalizedStringResource("Count Text")
  static let description: IntentDescription? = "Counts the letters, words or lines of a text."

  /// The unit of counting.
  enum CountedUnit: String, AppEnum {
    case characters, letters, words, lines, paragraphs, occurrences

    static var typeDisplayRepresentation: TypeDisplayRepresentation {
      TypeDisplayRepresentation(name: "Unit", numericFormat: "\(placeholder: .int) units")
    }

    static var caseDisplayRepresentations: [Self: DisplayRepresentation] {
      [
        .characters: "characters",
        .letters: "letters",
        .words: "words",
        .lines: "lines",
        .paragraphs: "paragraphs",
        .occurrences: "occurrences",
      ]
    }
  }

  @Parameter(title: "Text", inputOptions: .init(multiline: true))
  var text: String

  @Parameter(title: "Unit", default: .words)
  var unit: CountedUnit

  @Parameter(
    title: "Spaces",
    default: true,
    displayName: Bool.IntentDisplayName(true: "Count spaces", false: "Skip spaces")
  )
  var countsSpaces: Bool

  @Parameter(title: "Word", inputOptions: .init(capitalizationType: .none, autocorrect: false))
  var word: String?

  static var parameterSummary: some ParameterSummary {
    Switch(\.$unit) {
      Case(.characters) {
        Summary("Count \(\.$unit) in \(\.$text)") {
          \.$countsSpaces
        }
      }
      Case([.lines, .paragraphs]) {
        Summary("Count the \(\.$unit) of \(\.$text)")
      }
      Case(.occurrences) {
        Summary("Count \(\.$unit) of \(\.$word) in \(\.$text)")
      }
      DefaultCase {
        Summary("Count \(\.$unit) in \(\.$text)")
      }
    }
  }

  func perform() async throws -> some IntentResult & ReturnsValue<Int> {
    .result(value: try count())
  }

  private func count() throws -> Int {
    switch unit {
    case .characters:
      return countsSpaces ? text.count : text.filter { !$0.isWhitespace }.count
    case .letters:
      return text.filter(\.isLetter).count
    case .words:
      return text.split(whereSeparator: \.isWhitespace).count
    case .lines:
      return text.components(separatedBy: .newlines).count
    case .paragraphs:
      return text.components(separatedBy: "\n\n").count
    case .occurrences:
      guard let word, !word.isEmpty else {
        throw $word.needsValueError("Which word should be counted?")
      }
      return text.components(separatedBy: word).count - 1
    }
  }
}
