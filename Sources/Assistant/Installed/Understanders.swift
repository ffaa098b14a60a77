// SPDX-License-Identifier: Apache-2.0

import IntentModel
import Voice

/// The understanders of the apps' requests and of the requests to the assistant itself.
struct Understanders: Sendable {
  let apps: Understander
  let requests: Understander

  init(apps: Understander, requests: Understander) {
    self.apps = apps
    self.requests = requests
  }

  /// Compiles both.
  /// - Parameter system: the grammar of the assistant's own requests and of the language's small words.
  init(_ apps: [InstalledApp], system: Grammar) {
    let habits = LanguageHabits(system)
    requests = Understander(
      [UnderstandingSource(grammar: Self.naming(apps, in: system))], habits: habits)
    let sources = apps.map { UnderstandingSource(description: $0.description, grammar: $0.grammar) }
    self.apps = Understander(sources, habits: habits)
  }

  /// Problems in templates. A wrong template is left out, so its sentences are not understood.
  var findings: [Finding] { requests.findings + apps.findings }

  /// A copy with the user's own names, which are never saved with the compiled templates.
  func withOwnNames(of apps: [InstalledApp]) -> Understanders {
    let vocabularies = apps.flatMap { app in
      app.ownNames.merging(app.taughtNames) { $0 + $1 }
        .map { OwnVocabulary(app: app.description.id, list: $0.key, values: $0.value) }
    }
    return Understanders(apps: self.apps.with(vocabularies), requests: requests)
  }

  /// The assistant's grammar with the apps' names as its list `app`.
  private static func naming(_ apps: [InstalledApp], in system: Grammar) -> Grammar {
    var grammar = system
    let names = apps.map(\.description).map { app in
      ListValue(phrases: app.names.map { .text($0.text) }, output: .string(app.id.rawValue))
    }
    grammar.lists["app"] = SlotList(.values(names))
    return grammar
  }
}
