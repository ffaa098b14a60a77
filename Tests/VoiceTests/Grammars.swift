// SPDX-License-Identifier: Apache-2.0

import IntentModel
import Voice

/// Grammars small enough to read, for the tests of this folder.
enum Grammars {
  static var habits: LanguageHabits {
    get throws {
      LanguageHabits(
        try grammar(
          rules: [
            "joiner": "(and|and also)", "filler": "(make it|with|please)",
            "removal": "(no|without)", "denial": "not",
            "negation": "(don't|do not|never)",
            "app_mention": "[(in|with|from)] ${applicationName}",
          ],
          skipWords: ["please", "could you", "thank you"]))
    }
  }

  /// - Parameter others: further apps with the same sentences.
  static func soup(
    _ sentences: [IntentID: [String]], beside others: [AppDescription] = []
  ) throws -> Understander {
    let grammar = try soupGrammar(sentences)
    return Understander(
      (others + [soupChef]).map { UnderstandingSource(description: $0, grammar: grammar) },
      habits: try habits)
  }

  static let soupChef = AppDescription(
    id: "SoupChef", names: [AppName("Soup Chef", pronunciation: "soop shef")],
    intents: [
      IntentDescription(
        id: "OrderSoup", domain: "Order", category: .order,
        parameters: [
          ParameterDescription(id: "soup", type: .item, isRequired: true),
          ParameterDescription(id: "quantity", type: .integer, isRequired: true),
          ParameterDescription(id: "options", type: .item, isList: true),
        ])
    ])

  private static func soupGrammar(_ sentences: [IntentID: [String]]) throws -> Grammar {
    var grammar = try grammar(rules: ["with": "with {options}"], intents: sentences)
    grammar.lists["soup"] = list([
      "clam_chowder": ["Clam Chowder"], "corn_chowder": ["Corn Chowder"],
      "tomato_soup": ["Tomato Soup"],
    ])
    grammar.lists["options"] = list(["cheese": ["Cheese"], "red_pepper": ["Red Pepper"]])
    return grammar
  }

  static func grammar(
    rules: [String: String] = [:], skipWords: [String] = [],
    intents: [IntentID: [String]] = [:]
  ) throws -> Grammar {
    func source(_ text: String) throws -> SourcedTemplate {
      try SourcedTemplate(parsing: text, at: SourceLocation(file: "test.yaml", line: 1, column: 1))
    }
    return Grammar(
      language: "en", skipWords: try skipWords.map(source), rules: try rules.mapValues(source),
      intents: try intents.sorted { $0.key < $1.key }.map { intent, sentences in
        .init(intent: intent, blocks: [SentenceBlock(sentences: try sentences.map(source))])
      })
  }

  static func list(_ names: [String: [String]]) -> SlotList {
    SlotList(
      .values(
        names.sorted { $0.key < $1.key }.map { id, phrases in
          ListValue(
            phrases: phrases.map(Template.text), output: .string(id),
            item: Item(id: id, display: phrases[0]))
        }))
  }
}
