// SPDX-License-Identifier: Apache-2.0

import AppFiles
import Assistant
import Foundation
import IntentModel
import ParlanceTesting
import Rehearsal
import Voice

/// The features that conversations reached.
struct Reach {
  /// The small words and requests to the assistant that its grammar knows.
  static let requests = Set(system.grammar.intents.map(\.intent)).subtracting(wishes)

  /// Requests for moments when nothing is asked and no app takes the words; some need the apps'
  /// names.
  private static let wishes: Set<IntentID> = [
    "OpenApp", "CloseApp", "Search", "Relevance", "AppShortcuts", "DismissTip",
  ]

  /// Requests that are answers, and mean nothing if nothing was asked.
  private static let answers: Set<IntentID> = ["Yes", "No", "NoneOfThese", "ChooseOption"]

  /// Requests that may be said at any time.
  static let universal = requests.subtracting(answers)

  private static let system = SystemFolder(Stage.vocabulary.appending(path: "System"))
    .load(locale: "en-US")

  private static let understander = Understander(
    [UnderstandingSource(grammar: system.grammar)], habits: LanguageHabits(system.grammar))

  private(set) var prompts: Set<PromptKind> = []
  private(set) var results: Set<TurnResult> = []
  private(set) var saidWhenAsked: Set<IntentID> = []
  private(set) var saidWhenIdle: Set<IntentID> = []

  mutating func note(_ played: [PlayedExchange]) {
    var prompt: Prompt?
    for exchange in played {
      note(exchange.exchange.said, at: prompt)
      for turn in exchange.turns {
        prompt = turn.prompt
        if let prompt { prompts.insert(prompt.kind) }
        if let result = turn.result { results.insert(result) }
      }
    }
  }

  private mutating func note(_ said: String, at prompt: Prompt?) {
    var context: [String: JSONValue] = ["category": .string("order")]
    if let prompt {
      context["prompt"] = .string(prompt.kind.rawValue)
      context["options"] = .boolean(!prompt.options.isEmpty)
    }
    let heard = Self.understander.interpretations(
      of: Utterance(said), context: context, forgiving: false)
    guard let intent = heard.first?.intent else { return }
    if prompt == nil { saidWhenIdle.insert(intent) } else { saidWhenAsked.insert(intent) }
  }
}
