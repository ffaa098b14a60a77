// SPDX-License-Identifier: Apache-2.0

import AppFiles
import AppleFormats
import IntentModel

/// Parameter summaries have no closing punctuation and no colon, semicolon or brackets.
enum SummaryWording: LintRule {
  static let name = "summary-wording"
  static let severity = Finding.Severity.warning
  static let summary =
    "Parameter summaries have no closing punctuation and no colon, semicolon or brackets."
  static let reason = """
    A summary is read as a sentence with the values in it.
    """
  static let source = "HIG"

  static func findings(in app: LintedApp) -> [Finding] {
    app.definitions.flatMap { definition in
      definition.intents.flatMap { intent in
        intent.combinations.flatMap { combination in
          problems(of: combination.title.text).map {
            finding($0, at: intent.location, in: app)
          }
        }
      }
    }
  }

  private static func problems(of summary: String) -> [String] {
    let words = summary.replacing(/\$\{[^}]*\}/, with: "")
    if let sign = words.first(where: { ":;()".contains($0) }) {
      return ["the summary '\(summary)' has a '\(sign)'; write it as a sentence"]
    }
    guard let last = words.last, ".!?。！？".contains(last) else { return [] }
    return ["the summary '\(summary)' ends in '\(last)'; leave it out"]
  }
}
