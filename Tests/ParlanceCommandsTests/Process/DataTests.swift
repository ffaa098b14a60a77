// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

/// The data that one process leaves for the next, and the data that it doesn't.
@Suite(.timeLimit(.minutes(20)))
struct DataTests {
  let household: Household

  init() throws { household = try Household() }

  @Test func anotherProcessShowsTheOrders() async throws {
    #expect(try await household.say(Household.order, "two", "yes").ending == .exit(0))
    #expect(
      try await household.say("order one tomato soup with cheese in Soup Chef", "yes").ending
        == .exit(0))
    let turn = try #require(try await household.say(Household.history).turns().first)
    #expect(turn.say.hasPrefix("You have 2 orders: "))
    #expect(turn.show.count == 3)
    #expect(turn.show.last?.hasPrefix("2 clam chowder, $12.00, ") == true)
  }

  @Test func ordersAreUnknownInAnotherDataFolder() async throws {
    _ = try await household.say(Household.order, "two", "yes")
    let run = try await household.run("say", "--json", Household.history)
    #expect(try run.turns().first?.say == "You have no orders yet.")
  }

  @Test(arguments: [
    (["PARLANCE_DATA": "chosen"], "chosen"), (["XDG_DATA_HOME": "xdg"], "xdg/parlance"),
    ([:], "home/.local/share/parlance"),
  ])
  func theDataLieWhereTheEnvironmentSays(_ places: [String: String], _ folder: String) async throws
  {
    let changes = places.mapValues { Optional(household.path($0)) }
    _ = try await household.run("say", Household.order, "two", "yes", changes: changes)
    let file = household.path("\(folder)/apps/SoupChef/SoupChef.sqlite")
    #expect(try mode(of: file) == 0o600)
    #expect(try mode(of: household.path(folder)) == 0o700)
  }

  @Test func foreignFilesInTheDataFolderAreLeftAlone() async throws {
    let file = try household.write("mine", to: "data/notes.txt")
    _ = try await household.say(Household.order, "two", "yes")
    #expect(try String(contentsOfFile: file, encoding: .utf8) == "mine")
  }

  @Test func anEphemeralConversationLeavesNothingBehind() async throws {
    for turns in [[Household.order, "two", "yes"], [Household.order], ["purple"]] {
      let arguments = ["say", "--ephemeral"] + turns
      _ = try await household.run(arguments: arguments.map { Array($0.utf8) })
      #expect(try household.leftovers() == [])
    }
    _ = try await household.run("chat", "--ephemeral", input: "\(Household.order)\ntwo\nyes\n")
    #expect(try household.leftovers() == [])
    _ = try await household.run("interpret", "--ephemeral", Household.order)
    #expect(try household.leftovers() == [])
  }

  @Test(arguments: [nil, "/nowhere/at/all"] as [String?])
  func anEphemeralConversationDeletesItsTemporaryFolder(_ runtime: String?) async throws {
    let spawn = household.spawn(
      ["chat", "--ephemeral", "--style", "screen-reader"].map { Array($0.utf8) },
      ["XDG_RUNTIME_DIR": runtime, "TERM": "dumb"])
    let window = try TerminalWindow(spawn)
    try await window.shows("You: ")
    _ = try await window.answer(to: Household.order)
    let open = try #require(try window.openFiles().first { $0.hasSuffix("SoupChef.sqlite") })
    let folder = URL(filePath: open).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().path
    #expect(try mode(of: folder) == 0o700)
    #expect(try await window.leave() == .exit(0))
    #expect(!FileManager.default.fileExists(atPath: folder))
    #expect(try household.leftovers() == [])
    #expect(try household.indexes() == [])
  }

  @Test func listingExplainingAndInterpretingStoreNothing() async throws {
    for words in [
      ["apps"], ["vocabulary"], ["explain", Household.order], ["interpret", Household.order],
    ] {
      let run = try await household.run(arguments: words.map { Array($0.utf8) })
      #expect(run.ending == .exit(0), "\(run)")
      #expect(!run.output.isEmpty, "\(words)")
    }
    #expect(try household.leftovers() == [])
  }

  private func mode(of path: String) throws -> Int? {
    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    return (attributes[.posixPermissions] as? NSNumber)?.intValue
  }

  @Test(arguments: [SIGINT, SIGTERM, SIGHUP])
  func anEphemeralConversationLeavesNothingBehindWhenItIsStopped(_ signal: Int32) async throws {
    let ends = try PipeEnds()
    defer { ends.closeWriting() }
    var spawn = household.spawn(
      ["say", "--ephemeral", Household.order, "-"].map { Array($0.utf8) })
    spawn.streams[0] = .descriptor(ends.reading)
    let said = try await Killer(afterBytes: 40, thenMicroseconds: 0, signal: signal).run(spawn)
    #expect(said.contains("How many bowls?"))
    #expect(try household.leftovers() == [])
  }
}
