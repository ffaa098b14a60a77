// SPDX-License-Identifier: Apache-2.0

import AppFiles
import IntentModel

/// Examples name the app, are short, and have no wake word, no please and no thank you.
enum ExampleWording: LintRule {
  static let name = "example-wording"
  static let severity = Finding.Severity.warning
  static let summary =
    "Examples name the app, are short, and have no wake word, no please and no thank you."
  static let reason = """
    An example is shown as it is: one that doesn't name the app doesn't work by itself, and politeness only makes \
    it longer.
    """
  static let source = "WWDC16 217, HIG"

  /// The longest example, in words, or in characters for a script without blanks.
  private static let maximum = (words: 14, characters: 30)

  static func findings(in app: LintedApp) -> [Finding] {
    app.examples.flatMap { example in
      problems(example, app).map { finding($0, at: example.place, in: app) }
    }
  }

  private static func problems(_ example: LintedApp.Example, _ app: LintedApp) -> [String] {
    guard let localization = app.localization(of: example.language) else { return [] }
    var problems: [String] = []
    let names = localization.app.names.map(\.text)
    if example.text.mention(of: names) == nil {
      problems.append("the example doesn't name the app; add '\(names[0])'")
    }
    if example.text.isLong(maximum) {
      problems.append("the example is long; leave out what can be asked for")
    }
    let words = localization.words ?? AuthoringWords()
    // The app's own name may contain such a word.
    let rest = names.reduce(example.text) { $0.replacing($1, with: "") }
    if let word = rest.mention(of: words.wakeWords + words.politeness) {
      problems.append("'\(word)' is said by people, not by examples; leave it out")
    }
    return problems
  }
}

extension String {
  fileprivate func isLong(_ maximum: (words: Int, characters: Int)) -> Bool {
    let words = split(whereSeparator: \.isWhitespace).count
    return words > maximum.words || words < 3 && count > maximum.characters
  }
}
