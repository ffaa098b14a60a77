// SPDX-License-Identifier: Apache-2.0

import Foundation
import ParlanceTesting
import Testing

@testable import Terminal

/// Real libedit on a real pseudoterminal, one test at a time: libedit has one terminfo for the
/// process.
@Suite(.serialized, .timeLimit(.minutes(20)))
struct EditLineReaderTests {
  struct Typed: CustomTestStringConvertible {
    let testDescription: String
    let keys: String
    let line: String

    init(_ description: String, _ keys: String, _ line: String) {
      testDescription = description
      self.keys = keys
      self.line = line
    }
  }

  static let typed = [
    Typed("a line", "order soup", "order soup"),
    Typed("nothing", "", ""),
    Typed("arrows", "ordr soup" + String(repeating: Key.left, count: 6) + "e", "order soup"),
    Typed("home, end", "rder" + Key.home + "o" + Key.end + "!", "order!"),
    Typed("delete", "xorder" + Key.home + Key.delete, "order"),
    Typed("backspace takes a whole syllable", "한국" + Key.backspace + "글", "한글"),
    Typed("Korean in the middle", "한글" + Key.left + "국", "한국글"),
    Typed("Chinese and Japanese", "订" + "スープ" + Key.home + "一", "一订スープ"),
    Typed("emoji", "🍜!", "🍜!"),
    Typed("blanks at the ends are kept", " a ", " a "),
    Typed(
      "another row", String(repeating: "word ", count: 40) + Key.home + "x",
      "x" + String(repeating: "word ", count: 40)),
    Typed("an unknown Ctrl-Z elsewhere", "a\u{1A}b", "ab"),
  ]

  @Test(arguments: typed)
  func typedKeysEditTheLine(_ typed: Typed) async throws {
    #expect(try await Typist().types(typed.keys + Key.enter) == .line(typed.line))
  }

  @Test func bytesThatAreNotUTF8AreReplaced() async throws {
    let keys: [UInt8] = [0x61, 0xFF, 0xED, 0xA0, 0x62, 0xE2, 0x82, 0x0D]
    #expect(try await Typist().types(keys) == .line("a\u{FFFD}\u{FFFD}\u{FFFD}b\u{FFFD}"))
  }

  @Test func aLineTypedAheadIsKept() async throws {
    let typist = try Typist()
    #expect(try await typist.types("one\rtwo\r") == .line("one"))
    #expect(try await typist.types("") == .line("two"))
  }

  @Test func controlCDropsTheLineAndTheNextOneWorks() async throws {
    let typist = try Typist()
    #expect(try await typist.types("order" + Key.left + Key.controlC) == .interrupted)
    #expect(try await typist.types("soup\r") == .line("soup"))
  }

  @Test func controlCEndsAHistorySearch() async throws {
    let typist = try Typist()
    #expect(try await typist.types("\u{12}o" + Key.controlC) == .interrupted)
    #expect(try await typist.types("soup\r") == .line("soup"))
  }

  @Test func controlDEndsTheInputOnlyOnAnEmptyLine() async throws {
    let typist = try Typist()
    #expect(try await typist.types("ab" + Key.left + Key.controlD + "\r") == .line("a"))
    #expect(try await typist.types(Key.controlD) == .endOfInput)
  }

  /// While nobody reads, the terminal edits lines by itself, and handles Ctrl-D itself.
  @Test func controlDTypedAheadEndsTheInput() async throws {
    let typist = try Typist()
    #expect(try await typist.types("one\r") == .line("one"))
    typist.screen.type(Array("two\r\(Key.controlD)".utf8))
    #expect(await typist.reader.readLine() == .line("two"))
    #expect(await typist.reader.readLine() == .endOfInput)
  }

  @Test func cancellingTheTaskInterruptsReading() async throws {
    let typist = try Typist()
    let task = Task { await typist.reader.readLine() }
    try await typist.screen.shows("You: ")
    task.cancel()
    #expect(await task.value == .interrupted)
    #expect(try await typist.types("soup\r") == .line("soup"))
  }

  @Test func aNewWidthDrawsTheLineAgain() async throws {
    let typist = try Typist()
    async let event = typist.reader.readLine()
    try await typist.screen.shows("You: ")
    typist.screen.type("order soup")
    try await typist.screen.shows("soup")
    typist.screen.resize(columns: 40)
    typist.reader.terminalWasResized()
    try await typist.screen.shows("You: order soup")
    typist.screen.type("!\r")
    #expect(await event == .line("order soup!"))
  }

  @Test func changingThePromptLosesNoTypedLine() async throws {
    let typist = try Typist()
    #expect(try await typist.types("one\rtwo\rthree\r") == .line("one"))
    await typist.reader.change(to: LineSettings(prompt: "Next: ", wording: .english))
    #expect(await typist.reader.readLine() == .line("two"))
    try await typist.screen.shows("Next: ")
    #expect(await typist.reader.readLine() == .line("three"))
  }

  @Test func theLineReaderLeavesTheTerminalAsItWas() async throws {
    let typist = try Typist()
    var before = termios()
    var after = termios()
    tcgetattr(typist.screen.program, &before)
    _ = try await typist.types("soup\r")
    tcgetattr(typist.screen.program, &after)
    #expect(before.c_lflag == after.c_lflag)
    #expect(before.c_oflag == after.c_oflag)
    #expect(before.c_iflag == after.c_iflag)
  }

  @Test func thereIsNoLineEditorWithoutATerminal() {
    let settings = LineSettings(prompt: "", wording: .english)
    let pipe = Pipe()
    let input = pipe.fileHandleForReading.fileDescriptor
    #expect(EditLineReader(settings, input: input, output: input, terminalType: "xterm") == nil)
  }
}
