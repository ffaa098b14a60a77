// SPDX-License-Identifier: Apache-2.0

import AppFiles
import AppleFormats
import IntentModel

/// A choice has from two to ten options.
enum OptionCount: LintRule {
  static let name = "option-count"
  static let severity = Finding.Severity.error
  static let summary = "A choice has from two to ten options."
  static let reason = """
    One option is no choice, and nobody keeps eleven in mind.
    """
  static let source = "SiriKit documentation"

  private static let allowed = 2...Prompt.maximumOptions

  static func findings(in app: LintedApp) -> [Finding] {
    app.definitions.flatMap { definition in
      definition.enumerations.compactMap { enumeration in
        guard !allowed.contains(enumeration.choices.count) else { return nil }
        let message =
          "'\(enumeration.name)' offers \(enumeration.choices.count) options; "
          + "offer two to ten, or take an object the app searches for"
        return finding(message, at: enumeration.location, in: app)
      }
    }
  }
}
