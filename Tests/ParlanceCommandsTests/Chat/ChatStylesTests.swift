// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

/// The text that reaches the terminal: it has colour if that is wanted, and no escapes from anyone
/// else.
@Suite(.timeLimit(.minutes(20)))
struct ChatStylesTests {
  static let escape = "\u{1B}"
  static let colour = "\u{1B}[36m"

  let household: Household

  init() throws { household = try Household() }

  @Test(arguments: [
    ([:], true), (["NO_COLOR": ""], true), (["NO_COLOR": "1"], false), (["NO_COLOR": "0"], false),
  ])
  func theNoColorVariableTurnsColoursOff(
    _ variables: [String: String], _ isColoured: Bool
  ) async throws {
    let changes: [String: String?] = ["NO_COLOR": variables["NO_COLOR"]]
    let window = try household.terminal(["chat", "--data", household.data], 80, changes)
    try await window.shows("Ctrl-D leaves.")
    try window.type("\(Household.order)\r")
    try await window.shows("How many bowls?")
    _ = try await window.leave()
    #expect(window.transcript.contains(Self.colour) == isColoured)
    #expect(window.transcript.contains("\u{1B}[1m") == isColoured)
  }

  @Test func theScreenReaderStyleWritesNoEscapes() async throws {
    let window = try await household.chat(
      "--style", "screen-reader", changes: ["NO_COLOR": nil])
    #expect(
      window.transcript
        == "Screen-reader style. Say what you would like, or /help. Ctrl-D leaves.\r\nYou: ")
    let question = try await window.answer(to: "order soup")
    #expect(
      question.hasSuffix(
        """
        Which soup?
        Seven choices.
        1. Clam Chowder
        2. Corn Chowder
        3. Tomato Soup
        4. Chicken Noodle Soup
        5. Minestrone
        6. Lentil Soup
        7. French Onion Soup
        Choose 1 to 7, or say a name.
        You: \("")
        """))
    for line in ["the first one", "two", "yes", "purple", "/help"] {
      _ = try await window.answer(to: line)
    }
    _ = try await window.leave()
    #expect(!window.transcript.contains(Self.escape))
    let ends = window.transcript.replacing("\r\n", with: "")
    #expect(!ends.contains("\r"))
    #expect(!ends.contains(/[╭╮╰╯│─✓✗•❯]/))
  }

  /// Hands-free mode lasts until the request is done.
  @Test func callingTheAssistantByNameGivesHandsFreeAnswers() async throws {
    let window = try await household.chat()
    _ = try await window.answer(to: "hey Siri, \(Household.order)")
    let question = try await window.answer(to: "two")
    #expect(
      question == "2 clam chowders, $12.00. Order it?\nYou: ")
    let receipt = try await window.answer(to: "yes")
    #expect(!receipt.contains("╭"))
    #expect(receipt.contains("Order number: 1."))
    _ = try await window.answer(to: Household.order)
    #expect(try await window.answer(to: "two").hasPrefix("╭"))
  }

  @Test(arguments: [
    (["PARLANCE_STYLE": "screen-reader"], true), (["ACCESSIBLE": "1"], true),
    (["ACCESSIBLE": "0"], false), (["ACCESSIBLE": "false"], false), (["ACCESSIBLE": ""], false),
    (["PARLANCE_STYLE": "driving", "ACCESSIBLE": "1"], false),
  ])
  func theEnvironmentChoosesTheStyle(_ variables: [String: String], _ isReader: Bool) async throws {
    let window = try await household.chat(changes: variables.mapValues { $0 })
    #expect(window.transcript.hasPrefix("Screen-reader style.") == isReader)
  }

  @Test(arguments: ["dumb", nil] as [String?])
  func aDumbTerminalGetsNoEscapes(_ type: String?) async throws {
    let window = try await household.chat(changes: ["TERM": type, "NO_COLOR": nil])
    for line in [Household.order, "two"] { _ = try await window.answer(to: line) }
    try window.type(Key.controlC)
    try await window.shows("OK, I’ve cancelled that.\r\nYou: ")
    for line in [Household.order, "two", "yes"] { _ = try await window.answer(to: line) }
    #expect(try await window.leave() == .exit(0))
    #expect(window.transcript.contains("Ordered. Your clam chowder will be ready in 9 minutes."))
    #expect(!window.transcript.contains(Self.escape))
  }

  @Test func theChatWorksOnAnUnknownTerminal() async throws {
    let window = try await household.chat(changes: ["TERM": "no-such-terminal"])
    #expect(try await window.answer(to: "purple").contains("I didn’t understand that."))
    #expect(try await window.leave() == .exit(0))
  }

  @Test func aPipeGetsNeitherPromptNorGreeting() async throws {
    let run = try await household.run(
      "chat", "--ephemeral", "--style", "screen-reader",
      input: "\(Household.order)\ntwo\nyes\n/style\n/quit\nnever heard\n")
    #expect(
      run.output == """
        How many bowls?
        2 clam chowders, $12.00. Order it?
        Receipt
        2 clam chowder, $12.00
        Order number: 1
        Ordered. Your clam chowder will be ready in 9 minutes.
        The style is screen-reader.

        """)
    #expect(run.ending == .exit(0))
    #expect(run.errors == "")
  }

  @Test func typedEscapesAreShownAsCodes() async throws {
    let window = try await household.chat(columns: 200)
    // Ctrl-V takes the next key literally.
    _ = try await window.answer(to: "pur\u{16}\u{1B}[31mple\u{16}\u{7}")
    let explanation = try await window.answer(to: "/explain")
    #expect(explanation.hasPrefix("Nothing fits “pur\\u{1B}[31mple\\u{7}”.\n"))
    #expect(try await window.answer(to: "/history") == "pur\\u{1B}[31mple\\u{7}\nYou: ")
    _ = try await window.answer(to: "/transcript")
    _ = try await window.leave()
    #expect(!window.transcript.contains("\u{1B}[31m"))
    #expect(!window.transcript.contains("\u{7}"))
  }

  @Test func escapesInAnAppsNameAreShownAsCodes() async throws {
    try household.addLampMaker(named: "Lamp&#27;]0;owned&#7;Maker")
    let window = try await household.chat("--app", household.path("LampMaker"), columns: 200)
    #expect(try await window.answer(to: "/apps").contains("Lamp\\u{1B}]0;owned\\u{7}Maker"))
    #expect(
      try await window.answer(to: "turn on the red lamp").contains(
        "Lamp\\u{1B}]0;owned\\u{7}Maker"))
    // Tab offers the name, too.
    _ = try await window.answer(to: "purple la\t")
    _ = try await window.leave()
    #expect(!window.transcript.contains("\u{1B}]"))
    #expect(!window.transcript.contains("\u{7}"))
  }

  @Test func switchingToTheScreenReaderStyleStopsEscapes() async throws {
    let window = try household.terminal(
      ["chat", "--data", household.data], 80, ["NO_COLOR": nil])
    try await window.shows("Ctrl-D leaves.")
    try window.type("/style screen-reader\r")
    try await window.shows("The style is now screen-reader.\r\n")
    try window.type("purple\r")
    let after = try await window.shows("I didn’t understand that.")
    #expect(!after.contains(Self.escape))
  }

  @Test func aLineTypedBehindAStyleCommandIsAnswered() async throws {
    let window = try await household.chat()
    try window.type("/style screen-reader\rpurple\r")
    try await window.shows("The style is now screen-reader.")
    try await window.shows("I didn’t understand that.")
  }

  @Test func aMisspeltStyleInTheEnvironmentIsReported() async throws {
    let run = try await household.run(
      "chat", "--ephemeral", input: "", changes: ["PARLANCE_STYLE": "screenreader"])
    #expect(run.errors.contains("PARLANCE_STYLE"))
  }
}
