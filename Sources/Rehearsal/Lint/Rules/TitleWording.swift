// SPDX-License-Identifier: Apache-2.0

import AppFiles
import AppleFormats
import IntentModel

/// Titles of intents are in sentence case, without punctuation and without the app's name.
enum TitleWording: LintRule {
  static let name = "title-wording"
  static let severity = Finding.Severity.warning
  static let summary =
    "Titles of intents are in sentence case, without punctuation and without the app's name."
  static let reason = """
    A title stands in lists among others: it begins with what is done, and the app's name stands beside it anyway.
    """
  static let source = "HIG"

  static func findings(in app: LintedApp) -> [Finding] {
    app.definitions.flatMap { definition in
      definition.intents.flatMap { intent in
        problems(of: intent.title.text, app).map {
          finding($0, at: intent.location, in: app)
        }
      }
    }
  }

  private static func problems(of title: String, _ app: LintedApp) -> [String] {
    var problems: [String] = []
    if let last = title.last, last.isPunctuation, !")”\"'".contains(last) {
      problems.append("the title '\(title)' ends in '\(last)'; leave it out")
    }
    let words = title.split(separator: " ").map(String.init)
    let isShouting = words.count > 1 && words.dropFirst().allSatisfy(\.isCapitalised)
    if isShouting, app.developmentLanguage.hasPrefix("en") {
      problems.append("the title '\(title)' has a capital in every word; keep the first alone")
    }
    let names = app.development?.app.names.map(\.text) ?? []
    if let name = title.mention(of: names) {
      problems.append("the title '\(title)' names the app; leave '\(name)' out")
    }
    return problems
  }
}

extension String {
  fileprivate var isCapitalised: Bool { count > 3 && first?.isUppercase == true }
}
