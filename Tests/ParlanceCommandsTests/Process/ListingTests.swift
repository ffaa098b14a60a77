// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

/// `parlance apps` and `vocabulary`: the program's knowledge, for people and for programs.
@Suite(.timeLimit(.minutes(20)))
struct ListingTests {
  let household: Household

  init() throws { household = try Household() }

  @Test func theAppsCommandListsAppsWithExamples() async throws {
    let run = try await household.run("apps")
    #expect(run.lines.first == "Soup Chef, SoupChef, The Soup Chef")
    #expect(run.lines.contains("  Order clam chowder in Soup Chef"))
    #expect(run.ending == .exit(0))
    #expect(run.errors == "")
  }

  @Test func everyExampleIsUnderstoodAsItsIntent() async throws {
    struct Listed: Decodable {
      struct Intent: Decodable {
        var intent: String
        var examples: [String]
      }
      var intents: [Intent]
    }
    struct Meant: Decodable { var intent: String? }
    // The apps teach their example names when they are first opened.
    _ = try await household.run("say", "hello")
    let apps = try await household.run("apps", "--json")
    let listed = try apps.lines.map { try JSONDecoder().decode(Listed.self, from: Data($0.utf8)) }
    let intents = listed.flatMap(\.intents)
    let examples = intents.flatMap(\.examples)
    #expect(examples.count >= 12)
    let run = try await household.run(
      "interpret", "--json", input: examples.joined(separator: "\n"))
    let meant = try run.lines.map { try JSONDecoder().decode(Meant.self, from: Data($0.utf8)) }
    #expect(
      meant.map(\.intent)
        == intents.flatMap { intent in intent.examples.map { _ in intent.intent } })
  }

  @Test func theVocabularyIsListedInTextAndJSON() async throws {
    let text = try await household.run("vocabulary")
    #expect(text.lines.contains { $0.hasPrefix("Soup Chef, soup: Clam Chowder, ") })
    let json = try await household.run("vocabulary", "--format", "json")
    #expect(json.lines.count == text.lines.count)
    #expect(
      json.lines.contains(
        #"{"app":"Soup Chef","list":"availability","id":"available","display":"Available","#
          + #""phrases":["Available","On the menu","In stock"]}"#))
  }

  @Test func aFinishedOrderIsSuggestedLater() async throws {
    let nothing = try await household.run("suggestions")
    #expect(nothing.output == "I have nothing to suggest yet. I learn from what you do.\n")
    _ = try await household.run(
      "say", "--now", "2026-01-15T09:00:00Z", "order two clam chowders with cheese in Soup Chef",
      "yes")
    let run = try await household.run("suggestions", "--now", "2026-01-16T09:00:00Z")
    #expect(run.output == "1. Order 2 Clam Chowder, With Cheese (Soup Chef)\n")
    let json = try await household.run("suggestions", "--json", "--recent", "--count", "1")
    #expect(
      json.output
        == #"{"app":"SoupChef","intent":"OrderSoup","activity":null,"title":"Order 2 Clam Chowder","#
        + #""subtitle":"With Cheese","phrase":"Order my clam chowder","#
        + #""date":"2026-01-15T09:00:00Z"}"# + "\n")
    let wrong = try await household.run("suggestions", "--count", "0")
    #expect(wrong.ending == .exit(64))
  }

  @Test func ordersOfTwoConcurrentProcessesAreBothSuggested() async throws {
    async let tomato = household.run("say", "order a tomato soup in Soup Chef", "yes")
    async let chowder = household.run("say", "order a clam chowder in Soup Chef", "yes")
    #expect(try await [tomato.ending, chowder.ending] == [.exit(0), .exit(0)])
    let recent = try await household.run("suggestions", "--recent", "--count", "9")
    let titles = recent.lines.map { $0.drop { $0 != " " } }.sorted()
    #expect(titles == [" Order 1 Clam Chowder (Soup Chef)", " Order 1 Tomato Soup (Soup Chef)"])
  }
}
