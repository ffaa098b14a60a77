// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

/// Runs with no home, no folder, no input, or nobody who reads the output.
@Suite(.timeLimit(.minutes(20)))
struct BadPlacesTests {
  static let everyCommand = [
    ["say", "hello"], ["interpret", "hello"], ["explain", "hello"], ["chat"], ["apps"],
    ["vocabulary"],
  ]

  let household: Household

  init() throws { household = try Household() }

  @Test(arguments: everyCommand)
  func aMissingHomeDirectoryIsReported(_ arguments: [String]) async throws {
    let run = try await household.run(
      arguments: arguments.map { Array($0.utf8) }, changes: ["HOME": nil])
    #expect(run.ending == .exit(2))
    #expect(run.output == "")
    #expect(
      run.errors == """
        There is no home directory to keep data in. \
        Name a folder with --data, or use --ephemeral.

        """)
  }

  @Test func anEphemeralConversationNeedsNoHomeDirectory() async throws {
    let spawn = household.spawn(
      ["say", "--ephemeral", Household.order, "two", "yes"].map { Array($0.utf8) })
    var bare = spawn
    bare.environment = [:]
    let ending = try await Waiting.run { [bare] in try Child(bare).waitForEnd() }
    #expect(ending == .exit(0))
  }

  @Test(arguments: everyCommand)
  func aMissingVocabularyFolderIsReported(_ arguments: [String]) async throws {
    let run = try await household.run(
      arguments: (arguments + ["--vocabulary", household.path("home")]).map { Array($0.utf8) })
    #expect(run.ending == .exit(2))
    #expect(run.output == "")
    #expect(
      run.errors == """
        No vocabulary folder in \(household.path("home")). Name it with --vocabulary.

        """)
  }

  @Test(arguments: everyCommand + [["say", "-"]])
  func closedStandardInputGivesNeitherStatusTwoNor64(_ arguments: [String]) async throws {
    let run = try await run(arguments + ["--ephemeral"], closing: [0])
    run.expectManners()
    #expect(run.ending != .exit(2))
    #expect(run.ending != .exit(64))
    // A chat ends at once. The others answer, or tell that nothing was said.
    let isAnswered = !run.output.isEmpty || !run.errors.isEmpty
    #expect(arguments == ["chat"] ? run.ending == .exit(0) : isAnswered, "\(run)")
  }

  @Test(arguments: everyCommand.filter { $0 != ["chat"] })
  func closedStandardOutputGivesStatusTwo(_ arguments: [String]) async throws {
    let run = try await run(arguments + ["--ephemeral"], closing: [1])
    #expect(run.ending == .exit(2))
    #expect(run.errors.hasPrefix("The output can’t be written: "))
    run.expectManners()
  }

  @Test func closedStandardErrorDoesNotStopAConversation() async throws {
    let run = try await run(["say", "--ephemeral", "help"], closing: [2])
    #expect(run.ending == .exit(0))
    run.expectManners()
  }

  @Test(arguments: everyCommand)
  func commandsEndCleanlyWithAllStreamsClosed(_ arguments: [String]) async throws {
    let run = try await run(arguments + ["--ephemeral"], closing: [0, 1, 2])
    run.expectManners()
    #expect(try household.leftovers() == [])
  }

  @Test func nothingIsOrderedWhenTheOutputIsClosed() async throws {
    let arguments = ["say", "--data", household.data, Household.order, "two", "yes"]
    #expect(try await run(arguments, closing: [1]).ending == .exit(2))
    #expect(try await household.say(Household.history).output.contains("You have no orders yet."))
  }

  @Test func outputToAFullDiskIsReported() async throws {
    var spawn = household.spawn(["apps"].map { Array($0.utf8) })
    spawn.streams[1] = .file("/dev/full", flags: O_WRONLY)
    let run = try await finish(spawn)
    #expect(run.ending == .exit(2))
    #expect(run.errors.hasPrefix("The output can’t be written: No space left on device"))
  }

  @Test(arguments: [
    ["vocabulary"], ["say", Household.order, "two", "yes"], ["interpret", Household.order, "x"],
  ])
  func aBrokenPipeGivesStatusTwoWithoutAMessage(_ arguments: [String]) async throws {
    let ends = try PipeEnds()
    var spawn = household.spawn((arguments + ["--ephemeral"]).map { Array($0.utf8) })
    spawn.streams[1] = .descriptor(ends.writing)
    ends.closeReading()
    let run = try await finish(spawn)
    #expect(run.ending == .exit(2))
    #expect(run.errors == "")
    #expect(try household.leftovers() == [])
  }

  private func run(_ arguments: [String], closing: [Int]) async throws -> Finished {
    var spawn = household.spawn(arguments.map { Array($0.utf8) })
    for descriptor in closing { spawn.streams[descriptor] = .closed }
    return try await finish(spawn)
  }

  /// Runs to the end, and collects the output that goes nowhere else.
  private func finish(_ spawn: Spawn) async throws -> Finished {
    try await Waiting.run { try Household.finish(spawn, nil) }
  }

  @Test func aFileInPlaceOfTheDataFolderIsReported() async throws {
    let household = try Household(findsIndexes: false)
    try household.write("no folder", to: "data")
    let run = try await household.say(Household.order)
    run.expectManners()
    #expect(try run.turns().first?.code == "databaseUnreachable")
    #expect(run.ending == .exit(1))
  }

  @Test func emptyInputToSayIsReported() async throws {
    let run = try await household.run("say", "--ephemeral", "-", input: "")
    #expect(run.ending == .exit(1))
    #expect(!run.errors.isEmpty)
  }
}
