// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

/// The rules of the screen-reader style for conversations, commands and messages, on a real
/// terminal where that matters. `RehearsalTests` checks the rules for single turns over all
/// transcripts, and `HeardTests` the actual speech.
@Suite(.timeLimit(.minutes(20)))
struct ScreenReaderStyleTests {
  private let household: Household

  init() throws { household = try Household() }

  /// The output of a whole run on a terminal in this style.
  private func shown(_ arguments: String..., locale: String = "en-US") async throws -> String {
    let words =
      [arguments[0], "--style", "screen-reader", "--locale", locale] + arguments.dropFirst()
    let window = try household.terminal(words, 80, ["NO_COLOR": nil])
    _ = try await window.end()
    return window.transcript
  }

  private func expectPlain(_ text: String) {
    #expect(!text.contains("\u{1B}"), "\(text)")
    #expect(!text.replacing("\r\n", with: "").contains("\r"), "\(text)")
    #expect(!text.contains(#/[\u{2500}-\u{27BF}\u{2022}]/#), "\(text)")
  }

  /// Rules 1, 3, 7 and 9: lines are only added, never changed, and have no colours, frames or
  /// signs.
  @Test(arguments: [
    ["say", "--ephemeral", "order two clam chowders in Soup Chef", "yes", "purple"],
    ["interpret", "--ephemeral", "order two clam chowders"],
    ["explain", "--ephemeral", "order clam chowdr"], ["values", "20% off two dozen eggs"],
    ["apps", "--ephemeral"], ["search", "--ephemeral", "menu"], ["suggestions", "--ephemeral"],
  ])
  func everyCommandAddsPlainLines(_ arguments: [String]) async throws {
    let words = [arguments[0], "--style", "screen-reader"] + arguments.dropFirst()
    let window = try household.terminal(words, 80, ["NO_COLOR": nil])
    _ = try await window.end()
    #expect(window.transcript != "")
    expectPlain(window.transcript)
  }

  /// Rule 2: the environment and the saved setting choose the style, here of a conversation, and an
  /// option overrides the environment.
  @Test func theStyleComesFromOptionEnvironmentOrSavedSetting() async throws {
    let conversation = ["say", "--data", household.data, "order soup in Soup Chef"]
    let plain = try await household.run(arguments: conversation.map { Array($0.utf8) })
    #expect(plain.lines.first == "> order soup in Soup Chef")
    let chosen = try await household.run(
      arguments: conversation.map { Array($0.utf8) }, changes: ["ACCESSIBLE": "1"])
    #expect(chosen.lines.first == "You: order soup in Soup Chef")
    #expect(chosen.lines.contains("Seven choices."))
    let overruled = try await household.run(
      arguments: (conversation + ["--style", "driving"]).map { Array($0.utf8) },
      changes: ["PARLANCE_STYLE": "screen-reader"])
    #expect(overruled.lines == ["You: order soup in Soup Chef", "Which soup?"])

    let window = try await household.chat()
    _ = try await window.answer(to: "/style screen-reader")
    _ = try await window.leave()
    let saved = try household.terminal(conversation, 80)
    _ = try await saved.end()
    #expect(saved.transcript.hasPrefix("You: order soup in Soup Chef\r\n"))
    // The output in a pipe is a transcript, as always.
    let piped = try await household.run(arguments: conversation.map { Array($0.utf8) })
    #expect(piped.output == plain.output)
  }

  /// Rule 5: values that are assumed are announced.
  @Test func assumedValuesAreAnnounced() async throws {
    let text = try await shown(
      "say", "--ephemeral", "--now", Household.morning,
      "get me a ride to the airport with MonkeyCab")
    #expect(text.contains("from here to the airport"))
    #expect(text.contains("usual card"))
  }

  /// Rules 6 and 19: there is a line at the start and a line at the end, and nothing is
  /// overwritten. A long run prints a line every half minute in between.
  @Test func aRehearsalAnnouncesItsBeginningAndItsEnd() async throws {
    for name in ["one", "two"] {
      try household.write(
        "# Thanks\n@ locale en-US\n> thanks\n< You’re welcome.\n", to: "talks/\(name).transcript")
    }
    try household.write(
      "# Hello\n@ locale en-US\n> hello\n< Good day.\n", to: "talks/wrong.transcript")
    let text = try await shown("rehearse", household.path("talks"))
    let lines = text.split(separator: "\r\n").map {
      $0.replacing(household.path("talks"), with: "talks")
    }.filter { $0.wholeMatch(of: #/Still working: \d of 3\./#) == nil }
    #expect(
      lines == [
        "Rehearsing 3.", "Passed: talks/one.transcript", "Passed: talks/two.transcript",
        "Failed: talks/wrong.transcript", "talks/wrong.transcript:3:1: > hello",
        "Expected: Answer: Good day.", "Came: Answer: Hello. What would you like?",
        "1 of 3 went differently.",
      ])
    expectPlain(text)
  }

  /// Rules 8 and 18: a finding is a sentence that says what it is, with no caret to look at.
  @Test(arguments: [
    (
      "en-US", "One finding.",
      "Error in Oven/AppShortcuts.xcstrings, line 2, column 22: sourceLanguage is 'fr'; the app is"
    ),
    ("fr-FR", "Une remarque.", "Erreur dans Oven/AppShortcuts.xcstrings, ligne 2, colonne 22"),
    ("ko-KR", "한 건입니다.", "오류, Oven/AppShortcuts.xcstrings 2행 22열"),
    ("ja-JP", "1件です。", "エラー、Oven/AppShortcuts.xcstrings 2行22文字目"),
    ("zh-CN", "共一条。", "错误，Oven/AppShortcuts.xcstrings 第 2 行第 22 列"),
  ])
  func aFindingIsASentence(_ locale: String, _ count: String, _ start: String) async throws {
    try household.write(
      """
      {
        "sourceLanguage" : "fr",
        "version" : "1.0",
        "strings" : { "Bake in ${applicationName}" : {} }
      }
      """, to: "Oven/AppShortcuts.xcstrings")
    try household.write("/* none */\n", to: "Oven/en.lproj/Localizable.strings")
    let text = try await household.run(
      "lint", "--style", "screen-reader", "--locale", locale, household.path("Oven")
    ).output
    #expect(text.hasPrefix(count + "\n" + start), "\(text)")
    #expect(!text.contains("^"))
  }

  /// Rule 18: an error says that it is one, in the user's language, and ends with what to do.
  @Test(arguments: [
    ("en-US", "Error: "), ("fr-FR", "Erreur"), ("ko-KR", "오류"), ("ja-JP", "エラー"), ("zh-CN", "错误"),
  ])
  func anErrorMessageBeginsWithTheWordError(_ locale: String, _ start: String) async throws {
    let run = try await household.run(
      "vocabulary", "add", "--style", "screen-reader", "--locale", locale, "--data", household.data,
      "NoSuchApp", "contact", "Bobo")
    #expect(run.errors.hasPrefix(start), "\(run.errors)")
    #expect(run.ending == .exit(2))
  }

  /// Rule 18: a usage error has no line of brackets.
  @Test func aUsageErrorIsASentence() async throws {
    let run = try await household.run("frob", changes: ["PARLANCE_STYLE": "screen-reader"])
    #expect(run.errors.hasPrefix("Error: There is no command 'frob'"))
    #expect(!run.errors.contains("Usage:"))
    #expect(run.ending == .exit(64))
  }

  /// Rule 8: help has no columns, and an option is a line.
  @Test func helpPrintsOneOptionPerLineWithoutColumns() async throws {
    let run = try await household.run(
      "say", "--help", changes: ["PARLANCE_STYLE": "screen-reader", "COLUMNS": "120"])
    #expect(run.ending == .exit(0))
    #expect(
      run.lines.contains("--locale tag: The language to talk in, such as en-US."), "\(run.output)")
    #expect(
      !run.output.contains("USAGE") && !run.output.contains("<") && !run.output.contains("   "))
  }

  /// Rule 19: a long list begins with its count.
  @Test func aLongListBeginsWithItsCount() async throws {
    let text = try await shown("apps", "--ephemeral")
    let lines = text.split(separator: "\r\n")
    #expect(lines.first == "\(lines.count - 1) lines.")
    let window = try await household.chat("--style", "screen-reader")
    #expect(try await window.answer(to: "/help").hasPrefix("17 lines.\n/help tells"))
  }

  /// Rules 10, 16 and 21: the prompt comes once a turn, waits without a time limit, and nothing is
  /// printed while somebody types.
  @Test func thePromptComesOncePerTurnAndWaitsInSilence() async throws {
    let window = try await household.chat("--style", "screen-reader")
    _ = try await window.answer(to: "order clam chowder in Soup Chef")
    try window.type("tw")
    try await window.shows("tw")
    let before = window.transcript
    _ = try await Waiting.run { window.draws(within: 3_000) }
    #expect(window.transcript == before)
    try window.type("o\r")
    try await window.shows("Order it?\r\nYou: ")
    #expect(window.transcript.matches(of: #/You: /#).count == 3)
  }

  /// Rule 22: no function depends on keys that a screen reader takes for itself, and Ctrl-R doesn't
  /// search.
  @Test func controlRSearchesNothing() async throws {
    let window = try await household.chat("--style", "screen-reader")
    _ = try await window.answer(to: "hello")
    try window.type("\u{12}")
    _ = try await Waiting.run { window.draws(within: 500) }
    #expect(try await window.answer(to: "thanks").hasSuffix("You’re welcome.\nYou: "))
    // The line editor would show this before what it searches for.
    #expect(!window.transcript.contains("bck:"))
  }
}
