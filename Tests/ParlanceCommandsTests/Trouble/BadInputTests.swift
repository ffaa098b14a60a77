// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

/// Bad input is answered in words, never with a crash or a trace, and never echoed raw.
@Suite(.timeLimit(.minutes(20)))
struct BadInputTests {
  struct Input: CustomTestStringConvertible {
    let testDescription: String
    var bytes: [UInt8]
    /// The answer of `say`.
    var answer: String

    init(_ description: String, _ bytes: [UInt8], _ answer: String) {
      testDescription = description
      self.bytes = bytes
      self.answer = answer
    }

    init(_ description: String, _ text: String, _ answer: String) {
      self.init(description, Array(text.utf8), answer)
    }
  }

  static let notHeard = "I didn’t hear anything."
  static let notUnderstood = "I didn’t understand that."
  static let tooLong = "That is too long for me: I can take up to 10000 characters at once."
  static let done = "You have no orders yet."

  static let inputs = [
    Input("an empty line", "\n", notHeard),
    Input("nothing but blanks", " \t \u{A0}\u{3000} \n", notHeard),
    Input("nothing but punctuation", "?!… —\n", notUnderstood),
    Input("a line without an end", "purple", notUnderstood),
    Input("a request without a line's end", Household.history, done),
    Input("a request with a carriage return", Household.history + "\r\n", done),
    Input(
      "bytes that are not UTF-8", [0xFF, 0xFE, 0xC3, 0x28, 0xED, 0xA0, 0x80, 0x0A], notUnderstood),
    Input("half a character", Array("purple \u{20AC}".utf8).dropLast(), notUnderstood),
    Input("NUL", "pur\0ple\n", notUnderstood),
    Input("NUL alone", "\0\n", notUnderstood),
    Input("every control character", Array(0...9) + Array(11...31) + [127, 0x0A], notUnderstood),
    Input("C1 controls", "\u{9B}31mpurple\u{85}\u{90}\n", notUnderstood),
    Input("a colour", "\u{1B}[31mpurple\u{1B}[0m\n", notUnderstood),
    Input("a window's title", "\u{1B}]0;purple\u{7}\n", notUnderstood),
    Input("a clipboard's content", "\u{1B}]52;c;cHVycGxl\u{1B}\\\n", notUnderstood),
    Input("text turned around", "\u{202E}elprup\u{2066}\n", notUnderstood),
    Input("a byte order mark", "\u{FEFF}purple\n", notUnderstood),
    Input("unpaired brackets", "({[<((((\n", notUnderstood),
    Input("what looks like a placeholder", "%@ %s \\(x) $(id) `id` {soup}\n", notUnderstood),
    Input(
      "a heap of accents", "a" + String(repeating: "\u{301}", count: 5_000) + "\n", notUnderstood),
    Input("a family of emoji", "👨‍👩‍👧‍👦🏳️‍🌈🇰🇷\n", notUnderstood),
    Input("a number beyond any", "order \(String(repeating: "9", count: 400)) clam chowders\n", ""),
    Input("a megabyte of letters", megabyte("a"), tooLong),
    Input("a megabyte of a request", megabyte("order clam chowder "), tooLong),
    Input("a megabyte of Korean", megabyte("수프 "), tooLong),
    Input("a megabyte of brackets", megabyte("[("), tooLong),
    Input("a megabyte of escapes", megabyte("\u{1B}[2J"), tooLong),
    Input("a megabyte of NUL", megabyte("\0"), tooLong),
    Input("a megabyte of accents", megabyte("\u{301}"), ""),
    Input("five megabytes of letters", megabyte("a", times: 5), tooLong),
  ]

  static func megabyte(_ text: String, times: Int = 1) -> [UInt8] {
    Array((String(repeating: text, count: (times << 20) / text.utf8.count) + "\n").utf8)
  }

  let household: Household

  init() throws { household = try Household() }

  @Test(arguments: inputs) func badInputIsAnsweredInAConversation(_ input: Input) async throws {
    let run = try await run(["say", "--ephemeral", "-"], input)
    run.expectManners()
    #expect(
      run.lines.contains { $0.hasPrefix("< \(input.answer)") || $0.hasPrefix("? ") }, "\(run)")
    #expect(run.errors == "")
  }

  @Test(arguments: inputs) func badInputGivesOneJSONObjectPerTurn(_ input: Input) async throws {
    let run = try await run(["say", "--json", "--ephemeral", "-"], input)
    run.expectManners()
    let turns = try run.turns()
    #expect(turns.allSatisfy { $0.say.hasPrefix(input.answer) })
    #expect(turns.map(\.turn) == Array(1...turns.count))
  }

  @Test(arguments: inputs) func badInputIsAnsweredInAChat(_ input: Input) async throws {
    let run = try await run(["chat", "--ephemeral"], input)
    run.expectManners()
    #expect(run.ending == .exit(0))
    #expect(!run.output.isEmpty)
    #expect(run.errors == "")
  }

  @Test(arguments: inputs) func interpretSurvivesBadInput(_ input: Input) async throws {
    let run = try await run(["interpret", "--json", "--ephemeral"], input)
    run.expectManners()
    #expect([.exit(0), .exit(1)].contains(run.ending))
    #expect(run.lines.count == 1)
    #expect(run.output.hasPrefix(#"{"text":"#))
    #expect(run.errors == "")
  }

  @Test(arguments: inputs.filter { $0.bytes.count < 100_000 && !$0.bytes.contains(0) })
  func explainAnswersBadInputAsAnArgument(_ input: Input) async throws {
    let run = try await household.run(
      arguments: [Array("explain".utf8), Array("--ephemeral".utf8), input.bytes])
    run.expectManners()
    #expect(!run.output.isEmpty)
    #expect(run.errors == "")
  }

  private func run(_ arguments: [String], _ input: Input) async throws -> Finished {
    try await household.run(arguments: arguments.map { Array($0.utf8) }, input: input.bytes)
  }
}
