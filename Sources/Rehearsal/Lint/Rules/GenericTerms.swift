// SPDX-License-Identifier: Apache-2.0

import AppFiles
import Assistant
import IntentModel

/// Names of a vocabulary are neither generic nor another app's name.
enum GenericTerms: LintRule {
  static let name = "generic-term"
  static let severity = Finding.Severity.warning
  static let summary = "Names of a vocabulary are neither generic nor another app's name."
  static let reason = """
    A name like \"one\" or \"option\" is heard where nobody meant it, and another app's name means that app.
    """
  static let source = "HIG"

  static func findings(in app: LintedApp) -> [Finding] {
    app.parameterVocabularies.flatMap { vocabulary in
      guard let localization = app.localization(of: vocabulary.language) else { return [Finding]() }
      let generic = Set((localization.words?.genericTerms ?? []).map { $0.lowercased() })
      let others = otherNames(localization, app)
      return vocabulary.phrases.compactMap { phrase in
        problem(of: phrase.text, generic, others).map {
          finding($0, at: vocabulary.location(of: phrase.node), in: app)
        }
      }
    }
  }

  private static func problem(
    of name: String, _ generic: Set<String>, _ others: [String: String]
  ) -> String? {
    if generic.contains(name.lowercased()) {
      return "'\(name)' may mean anything; name the thing more exactly"
    }
    return others[name.lowercased()].map {
      "'\(name)' is what \($0) is called; choose another name"
    }
  }

  /// The display names of the other apps, by each of their names in lower case.
  private static func otherNames(
    _ localization: LintedApp.Localization, _ app: LintedApp
  ) -> [String: String] {
    let others = localization.installation?.apps.map(\.description).filter { $0.id != app.id } ?? []
    return Dictionary(
      others.flatMap { other in other.names.map { ($0.text.lowercased(), other.displayName) } }
    ) { first, _ in first }
  }
}
