// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

/// The effect of keys in a chat: completion, history, Ctrl-C, Ctrl-D, and the window's size.
@Suite(.timeLimit(.minutes(20)))
struct ChatKeysTests {
  struct Completion: CustomTestStringConvertible {
    var testDescription: String
    var typed: String
    var line: String
  }

  static let completions = [
    Completion(
      testDescription: "an app", typed: "purple in soup c\t", line: "purple in Soup Chef"),
    Completion(testDescription: "a soup", typed: "purple lob\t", line: "purple Lobster Bisque"),
    Completion(testDescription: "an option", typed: "purple sour\t", line: "purple Sour Cream"),
    Completion(
      testDescription: "a whole example", typed: "order clam ch\t",
      line: "order clam chowder in Soup Chef"),
    Completion(testDescription: "nothing that fits", typed: "purple xyz\t", line: "purple xyz"),
  ]

  let household: Household

  init() throws { household = try Household() }

  @Test(arguments: completions)
  func tabCompletesTheTypedLine(_ completion: Completion) async throws {
    let window = try await household.chat()
    _ = try await window.answer(to: completion.typed)
    #expect(try await window.answer(to: "/history") == "\(completion.line)\nYou: ")
  }

  @Test func tabCompletesACommand() async throws {
    let window = try await household.chat()
    #expect(try await window.answer(to: "/tr\t") == "Nothing was said yet.\nYou: ")
    #expect(try await window.answer(to: "/styl\t") == "The style is hands-on.\nYou: ")
  }

  @Test func aSecondTabListsTheCompletionsAndTheirCount() async throws {
    let window = try await household.chat()
    try window.type("/h\t\t")
    try await window.shows("\r\n2 completions.\r\n/help\r\n/history\r\n")
    try await window.shows("You: /h")
    #expect(try await window.answer(to: "istory") == "Nothing was said yet.\nYou: ")
  }

  @Test func theChatHistoryIsKeptInAFileForItsOwnerAlone() async throws {
    let first = try await household.chat()
    for line in ["purple", "수프 주문"] { _ = try await first.answer(to: line) }
    _ = try await first.leave()
    let file = "\(household.data)/history"
    #expect(try String(contentsOfFile: file, encoding: .utf8) == "purple\n수프 주문\n")
    let attributes = try FileManager.default.attributesOfItem(atPath: file)
    #expect((attributes[.posixPermissions] as? NSNumber)?.intValue == 0o600)

    let second = try await household.chat()
    try second.type(Key.up + Key.up)
    try await second.shows("purple")
    _ = try await second.answer(to: "!")
    #expect(try await second.answer(to: "/history") == "purple!\nYou: ")
  }

  @Test func anEphemeralChatKeepsNoHistory() async throws {
    let window = try household.terminal(["chat", "--ephemeral"])
    try await window.shows("You: ")
    _ = try await window.answer(to: "purple")
    #expect(try await window.leave() == .exit(0))
    #expect(try household.leftovers() == [])
  }

  @Test func controlCGivesAFreshPrompt() async throws {
    let window = try await household.chat()
    try window.type("purple" + Key.left + Key.controlC)
    try await window.shows("\r\n")
    #expect(try await window.shows("You: ") == "You: ")
    #expect(try await window.answer(to: "/history") == "Nothing was said yet.\nYou: ")
  }

  @Test func controlCCancelsTheOpenRequest() async throws {
    let window = try await household.chat()
    for line in [Household.order, "two"] { _ = try await window.answer(to: line) }
    try window.type(Key.controlC)
    try await window.shows("OK, I’ve cancelled that.\r\nYou: ")
    #expect(try await window.answer(to: "yes").hasPrefix("I didn’t understand that."))
    #expect(try await window.leave() == .exit(0))
    #expect(try await household.say(Household.history).output.contains("You have no orders yet."))
  }

  @Test func controlDLeavesTheChatEvenDuringARequest() async throws {
    let window = try await household.chat()
    for line in [Household.order, "two"] { _ = try await window.answer(to: line) }
    #expect(try await window.leave() == .exit(0))
    #expect(window.transcript.hasSuffix("\r\nGoodbye.\r\n"))
    #expect(try await household.say(Household.history).output.contains("You have no orders yet."))
  }

  @Test(arguments: ["한국어 스프", "スープを二つ", "订两碗汤", "🍜 zwei Süppchen"])
  func wideCharactersAreTypedAndShown(_ text: String) async throws {
    let window = try await household.chat()
    try window.type(text)
    try await window.shows(text)
    _ = try await window.answer(to: "")
    #expect(try await window.answer(to: "/history") == "\(text)\nYou: ")
  }

  @Test func resizingRedrawsTheLineAndWrapsLaterOutput() async throws {
    let window = try await household.chat()
    try window.type("/he")
    try await window.shows("/he")
    window.resize(columns: 40)
    try await window.shows("You: /he")
    let help = try await window.answer(to: "lp")
    #expect(help.split(separator: "\n").allSatisfy { $0.count < 40 }, "\(help)")
    #expect(help.replacing("\n", with: " ").contains("or the words after it, were understood"))
  }

  @Test func linesTypedAheadAreAnsweredInTurn() async throws {
    let window = try await household.chat()
    try window.type("\(Household.order)\rtwo\r")
    try await window.shows("Order it?")
    try await window.shows("You: ")
    #expect(try await window.answer(to: "yes").contains("Ordered. Your clam chowder"))
    #expect(try await window.leave() == .exit(0))
  }
}
