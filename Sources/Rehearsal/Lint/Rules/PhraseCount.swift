// SPDX-License-Identifier: Apache-2.0

import Assistant
import IntentModel
import Voice

/// At most 1,000 trigger phrases in a language, every parameter value counted.
enum PhraseCount: LintRule {
  static let name = "phrase-count"
  static let severity = Finding.Severity.error
  static let summary = "At most 1,000 trigger phrases in a language, every parameter value counted."
  static let reason = """
    Phrases beyond the thousandth are not heard. The budget is the phrases times the values of their parameter; the \
    app's other names come on top.
    """
  static let source = "WWDC23 10102"

  private static let maximum = 1_000

  static func findings(in app: LintedApp) -> [Finding] {
    guard !app.shortcuts.isEmpty else { return [] }
    return app.localizations.compactMap { localization in
      guard let installed = localization.installation?[app.id] else { return nil }
      let count = app.phrases(in: localization).reduce(0) { $0 + values(of: $1.text, installed) }
      let names = installed.description.names.count
      let message =
        "\(count) of \(maximum) phrases used in \(localization.language), "
        + "\(count * names) with all \(names) of the app's names"
      guard count > maximum else {
        return finding(message, at: app.placeOfPhrases, in: app, severity: .note)
      }
      return finding("\(message); drop phrases or values", at: app.placeOfPhrases, in: app)
    }
  }

  /// The number of values of a phrase's parameter, at least 1.
  private static func values(of phrase: String, _ app: InstalledApp) -> Int {
    phrase.phraseTokens.filter { $0 != "applicationName" }.reduce(1) { count, token in
      let parameter = app.description.intents.lazy.flatMap(\.parameters)
        .first { $0.id.rawValue == token }
      let names = [token] + (parameter?.listName.map { [$0] } ?? [])
      let known = names.reduce(0) { count, name in
        count + (app.taughtNames[name]?.count ?? 0)
          + (app.grammar.lists[name]?.content.listValues?.count ?? 0)
      }
      return count * max(known, parameter?.choices.count ?? 0, 1)
    }
  }
}
