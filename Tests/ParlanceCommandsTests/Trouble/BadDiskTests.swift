// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

/// Full and read-only disks, made by mounting in a namespace of the test's own.
@Suite(
  .timeLimit(.minutes(20)),
  .enabled(if: Mounting.isAllowed, "no file system can be mounted here"))
struct BadDiskTests {
  let household: Household

  init() throws {
    household = try Household()
    try FileManager.default.createDirectory(
      atPath: household.data, withIntermediateDirectories: true)
  }

  /// Mounts a file system over the data, then runs the program.
  private func run(
    after mount: String, _ arguments: String..., input: String? = nil
  ) async throws -> Finished {
    let spawn = Mounting.spawn(after: mount, arguments, in: household)
    return try await Waiting.run { try Household.finish(spawn, input.map { Array($0.utf8) }) }
  }

  private var tiny: String { "mount -t tmpfs -o size=64k tmpfs '\(household.data)'" }

  private var frozen: String { Self.freezing(household.data) }

  private static func freezing(_ folder: String) -> String {
    "mount --bind '\(folder)' '\(folder)' && mount -o remount,bind,ro '\(folder)'"
  }

  @Test func aFullDiskFailsTheOrderWithAReason() async throws {
    let run = try await run(
      after: tiny, "say", "--json", "--data", household.data, Household.order, "two", "yes")
    let turn = try #require(try run.turns().first { $0.result == "failure" })
    #expect(turn.code == "databaseFull")
    #expect(
      turn.say == "There is no room left for \(household.orders). "
        + "Free some space on the disk, then try again.")
    #expect(run.ending == .exit(1))
    run.expectManners()
  }

  @Test func aReadOnlyDiskIsReadButTakesNoOrder() async throws {
    _ = try await household.say(Household.order, "two", "yes")
    let history = try await run(
      after: frozen, "say", "--json", "--data", household.data, Household.history)
    #expect(history.output.contains("You have 1 order: 2 clam chowders, $12.00."))
    #expect(history.ending == .exit(0))
    let order = try await run(
      after: frozen, "say", "--json", "--data", household.data, Household.order, "two", "yes")
    let turn = try #require(try order.turns().last)
    #expect(turn.code == "databaseReadOnly")
    #expect(turn.say.hasPrefix("Nothing can be written to \(household.orders)."))
    #expect(order.ending == .exit(1))
    order.expectManners()
  }

  @Test func aStyleThatCannotBeSavedIsStillUsed() async throws {
    _ = try await household.run("chat", "--data", household.data, input: "/style driving\n")
    let run = try await run(
      after: frozen, "chat", "--data", household.data, input: "/style hands-free\n/style\n")
    #expect(run.output == "The style is now hands-free.\nThe style is hands-free.\n")
    #expect(run.errors.hasPrefix("Nothing can be written to "))
    #expect(run.ending == .exit(0))
    run.expectManners()
  }

  /// Only the runtime directory, which is in memory for users, can be written.
  @Test func anEphemeralConversationNeedsNoDisk() async throws {
    let mount = ["home", "tmp"].map { Self.freezing(household.path($0)) }.joined(separator: " && ")
    let run = try await run(
      after: mount, "say", "--json", "--ephemeral", Household.order, "two", "yes")
    #expect(try run.turns().last?.result == "success")
    #expect(run.ending == .exit(0))
  }
}
