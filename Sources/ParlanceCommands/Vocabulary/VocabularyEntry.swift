// SPDX-License-Identifier: Apache-2.0

import Assistant
import IntentModel
import Terminal
import Voice

/// One name that an app knows, and the ways to say it.
struct VocabularyEntry {
  let app: String
  let list: String
  let item: Item
  let phrases: [String]

  /// The names of an app, list by list.
  static func all(of app: InstalledApp) -> [VocabularyEntry] {
    app.grammar.lists.sorted { $0.key < $1.key }.flatMap { name, list in
      guard let values = list.content.listValues else { return [VocabularyEntry]() }
      let user = (app.ownNames[name] ?? []) + (app.taughtNames[name] ?? [])
      return (user + values).compactMap { value in
        value.item.map { item in
          VocabularyEntry(
            app: app.description.displayName, list: name, item: item,
            phrases: value.phrases.compactMap(\.plainText))
        }
      }
    }
  }

  var line: String { "\(app), \(list): \(phrases.joined(separator: ", "))" }

  var json: OrderedJSON {
    [
      "app": .string(app), "list": .string(list), "id": .string(item.id),
      "display": .string(item.display), "phrases": .strings(phrases),
    ]
  }
}

extension Template {
  /// The text of a template that is only text.
  fileprivate var plainText: String? {
    if case .text(let text) = self { text } else { nil }
  }
}
