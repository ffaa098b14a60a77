// SPDX-License-Identifier: Apache-2.0

import AppFiles
import AppleFormats
import IntentModel

/// Questions name the thing, and have neither the app's name nor I, me or my.
enum PromptWording: LintRule {
  static let name = "prompt-wording"
  static let severity = Finding.Severity.warning
  static let summary = "Questions name the thing, and have neither the app's name nor I, me or my."
  static let reason = """
    The assistant asks, not the app; and who only hears the question has to know what it is about: \"Which soup?\".
    """
  static let source = "HIG"

  static func findings(in app: LintedApp) -> [Finding] {
    guard let development = app.development else { return [] }
    return app.definitions.flatMap { definition in
      definition.intents.flatMap { intent in
        intent.parameters.flatMap { parameter in
          parameter.prompts.filter { $0.kind != .configuration }.flatMap { prompt in
            problems(of: prompt.text?.text ?? "", development).map {
              finding($0, at: parameter.location, in: app)
            }
          }
        }
      }
    }
  }

  private static func problems(
    of prompt: String, _ localization: LintedApp.Localization
  ) -> [String] {
    var problems: [String] = []
    if let name = prompt.mention(of: localization.app.names.map(\.text)) {
      problems.append("'\(prompt)' names the app; leave '\(name)' out")
    }
    let words = localization.words ?? AuthoringWords()
    if let word = prompt.mention(of: words.firstPerson) {
      problems.append("'\(prompt)' says '\(word)'; ask about the thing")
    }
    if words.vagueQuestions.contains(prompt.lowercased()) {
      problems.append("'\(prompt)' names nothing; say what is asked for")
    }
    return problems
  }
}
