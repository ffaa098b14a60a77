// SPDX-License-Identifier: Apache-2.0

import Foundation
import ParlanceTesting
import Testing

@testable import Terminal

@Suite(.timeLimit(.minutes(20)))
struct PlainLineReaderTests {
  struct Piped: CustomTestStringConvertible {
    let testDescription: String
    let bytes: [UInt8]
    let lines: [String]

    init(_ description: String, _ text: String, _ lines: [String]) {
      self.init(description, bytes: Array(text.utf8), lines)
    }

    init(_ description: String, bytes: [UInt8], _ lines: [String]) {
      testDescription = description
      self.bytes = bytes
      self.lines = lines
    }
  }

  static let piped = [
    Piped("nothing", "", []),
    Piped("lines", "one\ntwo\n", ["one", "two"]),
    Piped("no end to the last line", "one\ntwo", ["one", "two"]),
    Piped("empty lines", "\n\none\n", ["", "", "one"]),
    Piped("line ends from Windows", "one\r\ntwo\r\n", ["one", "two"]),
    Piped("a byte order mark", "\u{FEFF}one\n\u{FEFF}two\n", ["one", "\u{FEFF}two"]),
    Piped("Korean", "수프\n", ["수프"]),
    Piped("not UTF-8", bytes: [0x61, 0xFF, 0x62, 0x0A], ["a\u{FFFD}b"]),
    Piped("a null", "a\0b\n", ["a\0b"]),
    Piped("a line at the limit", "12345678\nnext\n", ["12345678", "next"]),
    Piped("a line over the limit", "1234567890\nnext\n", ["12345678", "next"]),
    Piped("a character over the limit", "1234567한\nnext\n", ["1234567", "next"]),
  ]

  private func all(from reader: PlainLineReader) async -> [String] {
    var lines: [String] = []
    while case .line(let line) = await reader.readLine() { lines.append(line) }
    return lines
  }

  @Test(arguments: piped)
  func linesAreReadFromAPipe(_ piped: Piped) async throws {
    let pipe = Pipe()
    let reader = PlainLineReader(input: pipe.fileHandleForReading.fileDescriptor, limit: 8)
    try pipe.fileHandleForWriting.write(contentsOf: Data(piped.bytes))
    try pipe.fileHandleForWriting.close()
    #expect(await all(from: reader) == piped.lines)
    #expect(await reader.readLine() == .endOfInput)
  }

  @Test func aLineMayComeInPieces() async throws {
    let pipe = Pipe()
    let reader = PlainLineReader(input: pipe.fileHandleForReading.fileDescriptor)
    async let event = reader.readLine()
    for byte in "수프\n".utf8 { try pipe.fileHandleForWriting.write(contentsOf: Data([byte])) }
    #expect(await event == .line("수프"))
  }

  @Test func aLineMayBeAMebibyteLong() async throws {
    let folder = try Folder()
    let file = folder.file("long")
    let long = String(repeating: "a", count: 1 << 20)
    try (long + "\nnext\n" + long + long + long + "\n").write(
      to: file, atomically: true, encoding: .utf8)
    let handle = try FileHandle(forReadingFrom: file)
    let reader = PlainLineReader(input: handle.fileDescriptor)
    #expect(await all(from: reader).map(\.utf8.count) == [1 << 20, 4, LineSettings.lineLimit])
  }

  @Test func aClosedInputCountsAsItsEnd() async {
    #expect(await PlainLineReader(input: -1).readLine() == .endOfInput)
    #expect(await PlainLineReader(input: 1_000_000).readLine() == .endOfInput)
  }

  @Test func cancellingTheTaskInterruptsReading() async throws {
    let pipe = Pipe()
    let reader = PlainLineReader(input: pipe.fileHandleForReading.fileDescriptor)
    let task = Task { await reader.readLine() }
    task.cancel()
    #expect(await task.value == .interrupted)
    try pipe.fileHandleForWriting.write(contentsOf: Data("one\n".utf8))
    #expect(await reader.readLine() == .line("one"))
  }

  @Test func aPromptIsShownOnADumbTerminal() async throws {
    let screen = Pseudoterminal()
    let console = Console(
      input: screen.program, output: screen.program, environment: ["TERM": "dumb"])
    let reader = console.lineReader(LineSettings(prompt: "You: ", wording: .english))
    #expect(reader is PlainLineReader)
    async let event = reader.readLine()
    try await screen.shows("You: ")
    screen.type("order soup\n")
    #expect(await event == .line("order soup"))
    async let end = reader.readLine()
    try await screen.shows("You: ")
    screen.type(Key.controlD)
    #expect(await end == .endOfInput)
    try await screen.shows("\n")
  }
}
