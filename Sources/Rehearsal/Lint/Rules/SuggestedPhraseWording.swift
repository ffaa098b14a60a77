// SPDX-License-Identifier: Apache-2.0

import IntentModel

/// A suggested phrase has two or three words, no wake word, and isn't a request to the assistant.
enum SuggestedPhraseWording: LintRule {
  static let name = "suggested-phrase"
  static let severity = Finding.Severity.warning
  static let summary =
    "A suggested phrase has two or three words, no wake word, and is no request to the assistant."
  static let reason = """
    People are to remember it and say it alone; what the assistant itself takes never reaches the app.
    """
  static let source = "HIG"

  private static let words = 2...3

  static func findings(in app: LintedApp) -> [Finding] {
    let authoring = app.development?.words ?? AuthoringWords()
    return (app.extracted?.suggestedPhrases ?? []).flatMap { phrase in
      problems(phrase.text, authoring).map { finding($0, at: phrase.place, in: app) }
    }
  }

  private static func problems(_ text: String, _ authoring: AuthoringWords) -> [String] {
    var problems: [String] = []
    let count = text.split(whereSeparator: \.isWhitespace).count
    if let word = text.mention(of: authoring.wakeWords) {
      problems.append("'\(word)' comes before any phrase; leave it out")
    } else if let command = authoring.coreCommands.first(where: { text.isSame(as: $0) }) {
      problems.append("'\(command)' is the assistant's own; choose other words")
    } else if !text.contains(where: \.isSyllable), !words.contains(count) {
      problems.append("'\(text)' has \(count) words; suggest two or three")
    }
    return problems
  }
}

extension String {
  fileprivate func isSame(as other: String) -> Bool { lowercased() == other.lowercased() }
}
