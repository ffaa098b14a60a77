// SPDX-License-Identifier: Apache-2.0

import AppFiles
import AppleFormats
import IntentModel

/// One phrase belongs to one identifier only.
enum SharedPhrases: LintRule {
  static let name = "shared-phrase"
  static let severity = Finding.Severity.error
  static let summary = "One phrase belongs to one identifier only."
  static let reason = """
    A name that two things bear is ambiguous each time it is said, and the system takes whichever it finds first.
    """
  static let source = "HIG"

  static func findings(in app: LintedApp) -> [Finding] {
    app.parameterVocabularies.flatMap { check($0, app) }
  }

  private static func check(
    _ vocabulary: LintedApp.ParameterVocabulary, _ app: LintedApp
  ) -> [Finding] {
    var owners: [String: String] = [:]
    return vocabulary.phrases.compactMap { phrase in
      let owner = owners[phrase.text.lowercased()] ?? phrase.id
      owners[phrase.text.lowercased()] = owner
      guard owner != phrase.id else { return nil }
      let message = "'\(phrase.text)' is '\(owner)' already; give one of the two another name"
      return finding(message, at: vocabulary.location(of: phrase.node), in: app)
    }
  }
}

extension LintedApp.ParameterVocabulary {
  /// The phrases with the identifiers they name, in the order of the file.
  var phrases: [(id: String, text: String, node: PropertyList.Node)] {
    (node["ParameterVocabulary"]?.array ?? []).flatMap { item in
      let id = item["VocabularyItemIdentifier"]?.string ?? ""
      return (item["VocabularyItemSynonyms"]?.array ?? []).compactMap { synonym in
        synonym["VocabularyItemPhrase"].flatMap { node in
          node.string.map { (id, $0, node) }
        }
      }
    }
  }
}
