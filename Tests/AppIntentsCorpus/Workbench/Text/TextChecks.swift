// SPDX-License-Identifier: Apache-2.0
import AppIntents
import Foundation

/// Namespace of the actions that look for something in a text.
enum TextChecks {}

/// The common part of these actions.
protocol PatternIntent: AppIntent {
  var text: String { get }
  var pattern: String { get }
  var ignoresCase: Bool { get }
}

extension PatternIntent {
  func compile() throws -> Regex<AnyRegexOutput> {
    do {
      return try Regex(pattern).ignoresCase(ignoresCase)
    } catch {
      throw WorkbenchError.invalidPattern(pattern)
    }
  }
}

@available(iOS 16.0, macOS 13.0, watchOS 9.0, tvOS 16.0, *)
extension TextChecks {
  struct MatchesPattern: PatternIntent {
    static let title: LocalizedStringResource = "Matches Regular Expression"

    static var description: IntentDescription? {
      IntentDescription(
        "Returns whether the text has a match.",
        categoryName: "Text",
        resultValueName: "Has Match"
      )
    }

    @Parameter(title: "Text") var text: String
    @Parameter(
      title: "Pattern", inputOptions: .init(keyboardType: .asciiCapable, smartQuotes: false))
    var pattern: String
    @Parameter(title: "Ignore Case", default: false) var ignoresCase: Bool

    static var parameterSummary: some ParameterSummary {
      Summary("Does \(\.$text) match \(\.$pattern)?") { \.$ignoresCase }
    }

    func perform() async throws -> some IntentResult & ReturnsValue<Bool> {
      .result(value: try text.contains(compile()))
    }
  }

  struct FirstMatch: PatternIntent {
    static let title: LocalizedStringResource = "Get First Match"
    static let description = IntentDescription(
      "Returns the first match, or nothing.", searchKeywords: ["regex", "grep"])

    @Parameter(title: "Text") var text: String
    @Parameter(title: "Pattern") var pattern: String
    @Parameter(title: "Ignore Case", default: false) var ignoresCase: Bool

    func perform() throws -> some ReturnsValue<String?> {
      let text = self.text
      let match = try text.firstMatch(of: compile())
      return .result(value: match.map { String(text[$0.range]) })
    }
  }

  struct AllMatches: PatternIntent {
    static let title: LocalizedStringResource = "Get All Matches"
    static let description = IntentDescription(
      "Returns every match as a list.",
      categoryName: "Text",
      searchKeywords: ["regex", "find all"]
    )
    static let isDiscoverable = true

    @Parameter(title: "Text") var text: String
    @Parameter(title: "Pattern") var pattern: String
    @Parameter(title: "Ignore Case", default: true) var ignoresCase: Bool

    func perform() throws -> some IntentResult & ReturnsValue<[String]> {
      let text = self.text
      let matches = try text.matches(of: compile()).map { String(text[$0.range]) }
      return .result(value: matches)
    }
  }
}
