// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

/// `parlance say`, as other programs call it.
@Suite(.timeLimit(.minutes(20)))
struct SayTests {
  let household: Household

  init() throws { household = try Household() }

  static let soup = #""soup":{"id":"clam_chowder","display":"Clam Chowder","heard":"clam chowder"}"#
  static let quantity = #""quantity":{"value":2,"type":"number","heard":"two"}"#
  static let bowls = #"{"label":null,"text":"2 clam chowder, $12.00"}"#

  /// The conversation of the README, each line as it is printed.
  static let conversation = [
    #"{"turn":1,"heard":"order clam chowder in Soup Chef","locale":"en-US","app":"SoupChef","#
      + #""domain":"Order","intent":"OrderSoup","parameters":{\#(soup)},"stage":"resolve","#
      + #""prompt":{"kind":"needsValue","parameter":"quantity","options":[]},"#
      + #""say":"How many bowls?","show":[],"snippet":null,"#
      + #""result":null,"code":null,"activity":null}"#,
    #"{"turn":2,"heard":"two","locale":"en-US","app":"SoupChef","#
      + #""domain":"Order","intent":"OrderSoup","parameters":{\#(quantity),\#(soup)},"#
      + #""stage":"confirm","prompt":{"kind":"confirmIntent","parameter":null,"options":[]},"#
      + #""say":"2 clam chowders, $12.00. Order it?","show":["Invoice","2 clam chowder, $12.00"],"#
      + #""snippet":{"title":"Invoice","lines":[\#(bowls)]},"#
      + #""result":null,"code":null,"activity":null}"#,
    #"{"turn":3,"heard":"yes","locale":"en-US","app":"SoupChef","#
      + #""domain":"Order","intent":"OrderSoup","parameters":{\#(quantity),\#(soup)},"#
      + #""stage":"done","prompt":null,"#
      + #""say":"Ordered. Your clam chowder will be ready in 9 minutes.","#
      + #""show":["Receipt","2 clam chowder, $12.00","Order number: 1"],"#
      + #""snippet":{"title":"Receipt","lines":[\#(bowls),{"label":"Order number","text":"1"}]},"#
      + #""result":"success","code":null,"activity":null}"#,
  ]

  @Test func sayPrintsOneJSONObjectPerTurnWithKeysInOrder() async throws {
    let run = try await household.run("say", "--json", "--ephemeral", Household.order, "two", "yes")
    #expect(run.lines == Self.conversation)
    #expect(run.output.hasSuffix("\n"))
    #expect(run.errors == "")
    #expect(run.ending == .exit(0))
  }

  @Test func sayPrintsTextThatCanBeRehearsedAsATranscript() async throws {
    let run = try await household.run("say", "--ephemeral", Household.order, "two", "yes")
    #expect(
      run.output == """
        > order clam chowder in Soup Chef
        ? How many bowls?
        > two
        ? 2 clam chowders, $12.00. Order it?
        | Invoice
        | 2 clam chowder, $12.00
        > yes
        < Ordered. Your clam chowder will be ready in 9 minutes.
        | Receipt
        | 2 clam chowder, $12.00
        | Order number: 1
        = SoupChef.OrderSoup soup=clam_chowder quantity=2

        """)
    let file = try household.write(run.output, to: "pasted.transcript")
    #expect(try await household.run("rehearse", file).ending == .exit(0))
  }

  struct Conversation: CustomTestStringConvertible {
    var testDescription: String
    var turns: [String]
    var outcomes: [String]
    var status: Int32
  }

  static let conversations = [
    Conversation(
      testDescription: "an order with everything needs only the confirmation",
      turns: ["order two clam chowders with croutons in Soup Chef", "yes"],
      outcomes: ["confirmIntent", "success"], status: 0),
    Conversation(
      testDescription: "an order without a soup asks for one",
      turns: ["order soup in Soup Chef"], outcomes: ["needsValue"], status: 3),
    Conversation(
      testDescription: "the second of two chowders is chosen",
      turns: ["order chowder in Soup Chef", "the second one", "one", "yes"],
      outcomes: ["disambiguation", "needsValue", "confirmIntent", "success"], status: 0),
    Conversation(
      testDescription: "a question that is left open",
      turns: [Household.order], outcomes: ["needsValue"], status: 3),
    Conversation(
      testDescription: "a request that is cancelled",
      turns: [Household.order, "cancel"], outcomes: ["needsValue", "cancelled"], status: 1),
    Conversation(
      testDescription: "a confirmation that is declined",
      turns: [Household.order, "two", "no"],
      outcomes: ["needsValue", "confirmIntent", "cancelled"], status: 1),
    Conversation(
      testDescription: "nothing understood", turns: ["purple"], outcomes: ["notUnderstood"],
      status: 1),
    Conversation(
      testDescription: "only the last request counts",
      turns: ["purple", Household.history], outcomes: ["notUnderstood", "success"], status: 0),
    Conversation(
      testDescription: "a request in the negative",
      turns: ["don't order clam chowder in Soup Chef"], outcomes: ["notUnderstood"], status: 1),
  ]

  @Test(arguments: conversations)
  func theStatusOfSayTellsHowTheConversationEnded(_ conversation: Conversation) async throws {
    let arguments = ["say", "--json", "--ephemeral"] + conversation.turns
    let run = try await household.run(arguments: arguments.map { Array($0.utf8) })
    #expect(try run.turns().map(\.outcome) == conversation.outcomes)
    #expect(run.ending == .exit(conversation.status))
    #expect(run.errors == "")
  }

  @Test(arguments: ["order clam chowder in Soup Chef\ntwo\nyes\n", "two\r\nyes"])
  func sayReadsOneTurnPerLineFromStandardInput(_ input: String) async throws {
    let isWhole = input.hasPrefix("order")
    let arguments = ["say", "--json", "--ephemeral"] + (isWhole ? [] : [Household.order]) + ["-"]
    let run = try await household.run(
      arguments: arguments.map { Array($0.utf8) }, input: Array(input.utf8))
    #expect(run.lines == Self.conversation)
    #expect(run.ending == .exit(0))
  }

  @Test func sayUsesTheGivenTimeAsNow() async throws {
    _ = try await household.say(Household.order, "two", "yes")
    let run = try await household.say(Household.history)
    #expect(
      try run.turns().first?.show
        == ["Orders", "2 clam chowder, $12.00, Jan 15, 2026 at 9:00 AM"])
  }

  @Test(arguments: ["en-US", "en-GB", "en"])
  func sayUsesTheLocaleOption(_ locale: String) async throws {
    let run = try await household.run(
      "say", "--json", "--ephemeral", "--locale", locale, "what can you do")
    #expect(try run.turns().map(\.locale) == [locale])
  }

  @Test(arguments: [
    (["LANG": "en_GB.UTF-8"], "en-GB"), (["LANG": "C"], "en-US"), (["LANG": ""], "en-US"),
    (["LC_ALL": "en_CA.UTF-8"], "en-CA"),
  ])
  func sayUsesTheLocaleOfTheEnvironment(_ variables: [String: String], _ tag: String) async throws {
    let run = try await household.run(
      "say", "--json", "--ephemeral", "help", changes: variables.mapValues { $0 })
    #expect(try run.turns().map(\.locale) == [tag])
  }

  @Test(
    arguments: ["LC_ALL", "LC_MESSAGES", "LANG"],
    ["bbbbbbbbbbbb", "한국어한국어", "en_" + String(repeating: "a", count: 300)])
  func sayUsesEnglishIfTheEnvironmentNamesNoLocale(_ name: String, _ value: String) async throws {
    let run = try await household.run(
      "say", "--json", "--ephemeral", "help", changes: [name: value])
    #expect(run.ending == .exit(0), "\(run)")
    #expect(try run.turns().map(\.locale) == ["en-US"])
  }
}
