// SPDX-License-Identifier: Apache-2.0

import AppFiles
import AppleFormats
import IntentModel

/// The vocabulary of a parameter lists the same identifiers in every language.
enum VocabularyLanguages: LintRule {
  static let name = "vocabulary-languages"
  static let severity = Finding.Severity.warning
  static let summary = "The vocabulary of a parameter lists the same identifiers in every language."
  static let reason = """
    A thing without names in a language can't be asked for there, and an identifier that stands in one language alone \
    is a slip of the pen more often than not.
    """
  static let source = "Practice"

  static func findings(in app: LintedApp) -> [Finding] {
    let vocabularies = app.parameterVocabularies
    return vocabularies.flatMap { vocabulary -> [Finding] in
      let own = Set(vocabulary.phrases.map(\.id))
      let others = vocabularies.filter {
        $0.language != vocabulary.language && !$0.parameters.isDisjoint(with: vocabulary.parameters)
      }
      let all = others.flatMap { other in other.phrases.map(\.id) }
      var told = own
      return all.filter { told.insert($0).inserted }.map { id in
        let language = vocabulary.language ?? app.developmentLanguage
        return finding(
          "'\(id)' has no names in \(language); add it with its synonyms",
          at: vocabulary.location(of: vocabulary.node), in: app)
      }
    }
  }
}

extension LintedApp.ParameterVocabulary {
  fileprivate var parameters: Set<String> {
    Set((node["ParameterNames"]?.array ?? []).compactMap(\.string))
  }
}
