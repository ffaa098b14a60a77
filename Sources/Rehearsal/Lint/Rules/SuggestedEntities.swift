// SPDX-License-Identifier: Apache-2.0

import IntentModel

/// The query of an entity in a phrase suggests entities.
enum SuggestedEntities: LintRule {
  static let name = "suggested-entities"
  static let severity = Finding.Severity.error
  static let summary = "The query of an entity in a phrase suggests entities."
  static let reason = """
    Phrases are made of the entities that the query suggests: without any, the phrase doesn't exist.
    """
  static let source = "WWDC22 10170"

  static func findings(in app: LintedApp) -> [Finding] {
    guard let extracted = app.extracted else { return [] }
    var told: Set<String> = []
    return extracted.providers.flatMap(\.shortcuts).flatMap { shortcut in
      shortcut.phrases.compactMap { phrase -> Finding? in
        guard let query = extracted.silentQuery(of: phrase, for: shortcut.intent),
          told.insert(query.name).inserted
        else { return nil }
        let message =
          "'\(phrase.text)' is made of what \(query.name) suggests, and it suggests nothing; "
          + "add suggestedEntities() to it"
        return finding(message, at: query.place, in: app)
      }
    }
  }
}

extension ExtractedApp {
  /// A query of the phrase's parameters that suggests nothing; nil if every query suggests
  /// something or isn't in these sources.
  fileprivate func silentQuery(of phrase: ExtractedPhrase, for intent: String) -> ExtractedQuery? {
    let parameters = intents.first { $0.name == intent }?.parameters ?? []
    return phrase.text.phraseTokens.lazy.compactMap { token in
      let type = parameters.first { $0.name == token }?.type
      let query = entities.first { $0.name == type }?.query
      return queries.first { $0.name == query && !$0.suggestsEntities }
    }.first
  }
}
