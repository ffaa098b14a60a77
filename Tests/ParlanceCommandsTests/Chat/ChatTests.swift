// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

/// `parlance chat` on a real terminal: the conversation and the slash commands.
@Suite(.timeLimit(.minutes(20)))
struct ChatTests {
  let household: Household

  init() throws { household = try Household() }

  @Test func anOrderIsPlacedInAChat() async throws {
    let window = try await household.chat()
    #expect(try await window.answer(to: Household.order) == "How many bowls?\nYou: ")
    #expect(
      try await window.answer(to: "two") == """
        ╭────────────────────────╮
        │ Invoice                │
        │ 2 clam chowder, $12.00 │
        ╰────────────────────────╯
        2 clam chowders, $12.00. Order it?
        You: \("")
        """)
    #expect(
      try await window.answer(to: "yes").hasPrefix(
        "Ordered. Your clam chowder will be ready in 9 minutes.\n"))
    #expect(try await window.leave() == .exit(0))
    #expect(window.transcript.hasSuffix("Goodbye.\r\n"))
    #expect(try await household.say(Household.history).output.contains("You have 1 order: "))
  }

  @Test func aTipIsShownOnceInAChat() async throws {
    let window = try await household.chat("--now", Household.morning)
    for line in [Household.order, "two"] { _ = try await window.answer(to: line) }
    #expect(
      try await window.answer(to: "yes").hasSuffix(
        "Tip: you can say “Where’s my order?”.\nYou: "))
    #expect(
      try await window.answer(to: "Where’s my order?")
        == "Using Soup Chef.\nYour clam chowder will be ready in 9 minutes.\nYou: ")
    for line in [Household.order, "two"] { _ = try await window.answer(to: line) }
    #expect(try await !window.answer(to: "yes").contains("Tip:"))
  }

  @Test func theChatGreetsWithInstructions() async throws {
    let window = try await household.chat()
    #expect(
      window.transcript.hasPrefix(
        "Hello! Say what you would like, or /help. Ctrl-D leaves.\r\nYou: "))
  }

  @Test func theProgramStartsAChatWithoutArguments() async throws {
    let window = try household.terminal([])
    try await window.shows("You: ")
    #expect(try await window.answer(to: "purple").hasPrefix("I didn’t understand that."))
  }

  @Test func helpNamesEveryCommand() async throws {
    let help = try await household.chat(columns: 200).answer(to: "/help")
    let commands = help.split(separator: "\n").dropLast().map { $0.prefix { $0 != " " } }
    #expect(
      commands == [
        "/help", "/apps", "/vocabulary", "/shortcuts", "/suggestions", "/place", "/history",
        "/explain",
        "/style", "/speak", "/rate", "/voice",
        "/transcript", "/record",
        "/lock", "/unlock", "/quit",
      ])
  }

  @Test func appsAndVocabularyAreListed() async throws {
    let window = try await household.chat()
    let apps = try await window.answer(to: "/apps")
    #expect(apps.hasPrefix("Soup Chef\n“Order clam chowder in Soup Chef”\n"))
    let vocabulary = try await window.answer(to: "/vocabulary")
    #expect(vocabulary.contains("\nSoup Chef, soup: Clam Chowder, Clam Chowders,"))
  }

  @Test func historyListsWhatWasSaidAndNotTheCommands() async throws {
    let window = try await household.chat()
    for line in ["purple", "/help", "green"] { _ = try await window.answer(to: line) }
    #expect(try await window.answer(to: "/history") == "purple\ngreen\nYou: ")
  }

  @Test func explainCoversTheLastUtteranceOrAGivenOne() async throws {
    let window = try await household.chat(columns: 200)
    #expect(try await window.answer(to: "/explain").hasPrefix("There is nothing to explain yet."))
    _ = try await window.answer(to: Household.history)
    #expect(try await window.answer(to: "/explain").hasPrefix("SoupChef.ShowOrders, score 1."))
    #expect(try await window.answer(to: "/explain purple") == "Nothing fits “purple”.\nYou: ")
  }

  @Test func theTranscriptCanBeRehearsed() async throws {
    let window = try await household.chat(columns: 200)
    for line in [Household.order, "two", "yes"] { _ = try await window.answer(to: line) }
    let transcript = try await window.answer(to: "/transcript").replacing("You: ", with: "")
    #expect(transcript.hasPrefix("> order clam chowder in Soup Chef\n? How many bowls?\n"))
    let file = try household.write(transcript, to: "chat.transcript")
    #expect(try await household.run("rehearse", file).output == "ok \(file)\n")
  }

  @Test func aRecordingCanBeRehearsed() async throws {
    let window = try await household.chat(columns: 300)
    let file = household.path("order.transcript")
    #expect(
      try await window.answer(to: "/record \(file)")
        == "Recording into \(file). Type /record again to stop.\nYou: ")
    for line in [Household.order, "two", "yes", "what time is it"] {
      _ = try await window.answer(to: line)
    }
    #expect(
      try await window.answer(to: "/record")
        == "Recorded into \(file). Playing it again gives the same.\nYou: ")
    let text = try String(contentsOfFile: file, encoding: .utf8)
    #expect(text.hasPrefix("@ locale en-US\n@ now "))
    #expect(text.contains("\n> order clam chowder in Soup Chef\n? How many bowls?\n> two\n"))
    #expect(try await household.run("rehearse", file).output == "ok \(file)\n")
  }

  /// With fresh data, the order's number is different.
  @Test func aRecordingReplacesVaryingTextWithAnEllipsis() async throws {
    _ = try await household.say(Household.order, "two", "yes")
    let window = try await household.chat(columns: 300)
    let file = household.path("second.transcript")
    for line in ["/record \(file)", Household.order, "two", "yes"] {
      _ = try await window.answer(to: line)
    }
    #expect(try await window.answer(to: "/record").contains("gives the same"))
    let text = try String(contentsOfFile: file, encoding: .utf8)
    #expect(text.contains("\n| Order number: …\n"))
    #expect(text.contains("\n| 2 clam chowder, $12.00\n"))
  }

  @Test func aRecordingThatCannotBeginIsReported() async throws {
    let window = try await household.chat(columns: 300)
    #expect(try await window.answer(to: "/record").hasPrefix("Name a file to record into"))
    let file = try household.write("mine", to: "there.transcript")
    #expect(
      try await window.answer(to: "/record \(file)").hasPrefix("\(file) is there already."))
    #expect(
      try await window.answer(to: "/record \(household.path("no/folder.transcript"))")
        .contains("can’t be written: no such file or directory."))
    _ = try await window.answer(to: Household.order)
    #expect(
      try await window.answer(to: "/record \(household.path("late.transcript"))")
        .hasPrefix("A question is still open."))
    #expect(try String(contentsOfFile: file, encoding: .utf8) == "mine")
  }

  @Test func theStyleChangesAtOnceAndStays() async throws {
    let window = try await household.chat()
    #expect(try await window.answer(to: "/style") == "The style is hands-on.\nYou: ")
    #expect(
      try await window.answer(to: "/style loud")
        == "The styles are hands-on, hands-free, driving, or screen-reader.\nYou: ")
    #expect(
      try await window.answer(to: "/style screen-reader")
        == "The style is now screen-reader.\nYou: ")
    #expect(
      try await window.answer(to: "order soup").contains("\nSeven choices.\n1. Clam Chowder\n"))
    _ = try await window.leave()
    let next = try await household.chat()
    #expect(next.transcript.hasPrefix("Screen-reader style."))
  }

  @Test func quitEndsTheChat() async throws {
    let window = try await household.chat()
    try window.type("/quit\r")
    #expect(try await window.end() == .exit(0))
    #expect(window.transcript.hasSuffix("Goodbye.\r\n"))
  }

  @Test(arguments: ["/nonsense", "/", "//", "/nonsense with words"])
  func anUnknownCommandIsReportedAndTheChatGoesOn(_ line: String) async throws {
    let window = try await household.chat()
    #expect(
      try await window.answer(to: line)
        == "There is no command \(line). Say /help to hear all.\nYou: ")
    #expect(try await window.answer(to: "purple").hasPrefix("I didn’t understand that."))
  }

  @Test func anEmptyLineIsNoTurn() async throws {
    let window = try await household.chat()
    #expect(try await window.answer(to: "") == "You: ")
    #expect(try await window.answer(to: "  ") == "You: ")
    #expect(try await window.answer(to: "/transcript") == "Nothing was said yet.\nYou: ")
  }
}
