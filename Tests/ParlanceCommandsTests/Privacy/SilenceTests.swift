// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

/// The user's words are only in the files that keep them: not on standard error, not in another
/// file, and not in the remains of a crash.
@Suite(.timeLimit(.minutes(20)))
struct SilenceTests {
  private static let word = PrivateWords.message
  private static let message = "send a message to Bobo saying the \(word) swims"

  private let household: Household

  init() throws { household = try Household() }

  /// Expects that every file with the word is one of those that keep data.
  private func expectNothingElsewhere() throws {
    try? FileManager.default.removeItem(atPath: household.data)
    #expect(household.files(holding: Self.word) == [])
  }

  @Test func aConversationLeavesItsWordsOnlyInTheAppsDatabase() async throws {
    let run = try await household.say(Self.message, "call \(Self.word)", "\(Self.word)", "cancel")
    #expect(household.files(holding: Self.word) == ["MonkeyChat.sqlite"])
    #expect(run.output.contains(Self.word))
    #expect(!run.errors.contains(Self.word))
    try expectNothingElsewhere()
  }

  @Test(arguments: ["apps/MonkeyChat/MonkeyChat.sqlite", "parlance.sqlite"])
  func aDamagedFileKeepsTheUsersWordsOutOfErrors(_ file: String) async throws {
    _ = try await household.say("hello")
    try household.write(String(repeating: "no database ", count: 1_000), to: "data/\(file)")
    let run = try await household.say(Self.message)
    #expect(run.ending != .exit(0))
    #expect((run.output + run.errors).contains("damaged"), "\(run)")
    #expect(!run.errors.contains(Self.word), "\(run)")
    try expectNothingElsewhere()
  }

  @Test func aTrapInAnAppLeavesNoWordsOutsideTheData() async throws {
    var spawn = household.spawn(
      ["say", "--data", household.data, "trap in Misbehaving", "the \(Self.word) swims"]
        .map { Array($0.utf8) })
    spawn.program = Household.folder(of: Household.program).appending(path: "Misbehaving").path
    let started = spawn
    let run = try await Waiting.run { try Household.finish(started, nil) }
    #expect(run.output.contains("< Misbehaving has crashed."))
    #expect(!run.errors.contains(Self.word), "\(run)")
    try expectNothingElsewhere()
  }

  /// The standard error of a program that crashes with the word in its memory.
  private func errors(ofCrashBy signal: Int32, _ changes: [String: String?] = [:]) async throws
    -> String
  {
    let ends = try PipeEnds()
    defer { ends.closeWriting() }
    // Asks the system for core files, which would be written to the home directory.
    let script = "ulimit -c unlimited 2>/dev/null; cd \"$HOME\" && exec \"$0\" \"$@\""
    let arguments =
      ["-c", script, Household.program, "say", "--data", household.data, Self.message, "-"]
    var spawn = household.spawn(arguments.map { Array($0.utf8) }, changes)
    spawn.program = "/bin/sh"
    let errors = household.path("errors")
    spawn.streams[0] = .descriptor(ends.reading)
    spawn.streams[2] = .file(errors, flags: O_WRONLY | O_CREAT | O_TRUNC)
    let said = try await Killer(afterBytes: 100, thenMicroseconds: 0, signal: signal).run(spawn)
    #expect(said.contains(Self.word))
    return try String(contentsOfFile: errors, encoding: .utf8)
  }

  @Test(arguments: [SIGABRT, SIGQUIT])
  func aCrashLeavesNoWordsAndNoCoreFile(_ signal: Int32) async throws {
    #expect(try await errors(ofCrashBy: signal) == "")
    #expect(try FileManager.default.contentsOfDirectory(atPath: household.path("home")) == [])
    try expectNothingElsewhere()
  }

  /// Writing to the system's log or to a network would take a socket, and there is none.
  @Test func aChatHasNoSocket() async throws {
    let window = try await household.chat()
    _ = try await window.answer(to: Self.message)
    let open = try window.openFiles()
    #expect(open.contains { $0.hasSuffix("MonkeyChat.sqlite") })
    #expect(open.filter { $0.hasPrefix("socket:") } == [])
    #expect(try await window.leave() == .exit(0))
  }
}
