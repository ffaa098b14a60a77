// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

/// Files that Parlance has not made stay unchanged, even if they have the names of its own, and are
/// reported if they are in the way.
///
/// Every file, folder and device here was made by the test, in a folder of its own.
@Suite(.timeLimit(.minutes(20)))
struct OwnershipTests {
  private let household: Household

  init() throws { household = try Household() }

  private func run(_ arguments: [String], in folder: String) async throws -> Finished {
    try await household.run(
      arguments: (arguments + ["--data", household.path(folder)]).map { Array($0.utf8) })
  }

  /// Erases without being asked.
  private func erase(_ scope: [String], in folder: String = "data") async throws -> Finished {
    try await run(["privacy", "erase", "--yes"] + scope, in: folder)
  }

  private func start() async throws {
    #expect(try await household.say("hello").ending == .exit(0))
  }

  private func read(_ name: String) -> String? {
    try? String(contentsOfFile: household.path(name), encoding: .utf8)
  }

  private func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: household.path(name), withDestinationPath: household.path(target))
  }

  private func status(_ name: String) -> stat? {
    var facts = stat()
    return lstat(household.path(name), &facts) == 0 ? facts : nil
  }

  private func exists(_ name: String) -> Bool { status(name) != nil }

  // MARK: The history

  @Test(arguments: [["--kind", "history"], ["--all"], ["SoupChef"]])
  func aLinkInThePlaceOfTheHistoryStaysWithItsTarget(_ scope: [String]) async throws {
    try await start()
    try household.write("precious", to: "victim")
    try link("data/history", to: "victim")
    let run = try await erase(scope)
    #expect(run.ending == .exit(1))
    #expect(
      run.errors
        == "“\(household.path("data/history"))” is a link. It was left alone, and so was what it leads to.\n"
    )
    #expect(!run.output.contains("history"))
    #expect(read("victim") == "precious")
    #expect(status("data/history").map { $0.st_mode & S_IFMT } == S_IFLNK)
  }

  @Test func aHardLinkedHistoryIsNotErased() async throws {
    try await start()
    try household.write("precious", to: "victim")
    try FileManager.default.linkItem(
      atPath: household.path("victim"), toPath: household.path("data/history"))
    let run = try await erase(["--kind", "history"])
    #expect(run.ending == .exit(1))
    #expect(run.errors.contains("was not made by Parlance"))
    #expect(read("victim") == "precious")
  }

  @Test func aChatDoesNotWriteItsHistoryThroughALink() async throws {
    try await start()
    try household.write("precious\n", to: "victim")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o644], ofItemAtPath: household.path("victim"))
    try link("data/history", to: "victim")
    let window = try await household.chat()
    _ = try await window.answer(to: "hello")
    #expect(try await window.leave() == .exit(0))
    #expect(read("victim") == "precious\n")
    #expect(status("victim").map { $0.st_mode & 0o777 } == 0o644)
  }

  /// A user's way to keep no history: the device must stay one for every program that uses it.
  @Test(.enabled(if: DeviceMaking.isAllowed, "devices can't be made here"))
  func aNullDeviceInPlaceOfTheHistoryStaysADevice() async throws {
    try await start()
    try #require(DeviceMaking.makeNull(at: household.path("null")))
    try link("data/history", to: "null")
    let window = try await household.chat()
    _ = try await window.answer(to: "hello")
    #expect(try await window.leave() == .exit(0))
    _ = try await erase(["--all"])
    #expect(status("null").map { $0.st_mode & S_IFMT } == S_IFCHR)
    // The same with the device in the folder itself.
    try FileManager.default.removeItem(atPath: household.path("data/history"))
    try #require(DeviceMaking.makeNull(at: household.path("data/history")))
    let run = try await erase(["--kind", "history"])
    #expect(run.errors.contains("is no plain file but a pipe, a socket or a device"))
    #expect(status("data/history").map { $0.st_mode & S_IFMT } == S_IFCHR)
  }

  // MARK: The apps

  @Test func aLinkInPlaceOfTheAppsFolderStaysWithItsTarget() async throws {
    try household.write("precious", to: "victim/Other/x")
    try FileManager.default.createDirectory(
      atPath: household.data, withIntermediateDirectories: true)
    try link("data/apps", to: "victim")
    #expect(try await erase(["--all"]).output == "There is nothing like that to erase.\n")
    #expect(read("victim/Other/x") == "precious")
    // The file isn't used either.
    let run = try await run(["say", "hello"], in: "data")
    #expect(run.ending == .exit(2))
    #expect(run.errors.hasPrefix("“\(household.path("data/apps"))” was not made by Parlance"))
    #expect(read("victim/SoupChef") == nil)
  }

  @Test func aLinkThatReplacesTheAppsFolderIsLeftAlone() async throws {
    try await start()
    try household.write("precious", to: "victim/SoupChef/x")
    try FileManager.default.moveItem(
      atPath: household.path("data/apps"), toPath: household.path("moved"))
    try link("data/apps", to: "victim")
    for scope in [["SoupChef"], ["--all"], ["--kind", "apps"]] {
      let run = try await erase(scope)
      #expect(run.errors.contains("“\(household.path("data/apps"))” is a link."))
      #expect(run.ending == .exit(1))
    }
    #expect(read("victim/SoupChef/x") == "precious")
  }

  @Test func aForeignFolderInPlaceOfTheAppsFolderStays() async throws {
    try await start()
    try FileManager.default.moveItem(
      atPath: household.path("data/apps"), toPath: household.path("moved"))
    try household.write("precious", to: "data/apps/Other/x")
    let run = try await erase(["--all"])
    #expect(run.errors.contains("“\(household.path("data/apps"))” was not made by Parlance"))
    #expect(read("data/apps/Other/x") == "precious")
  }

  @Test func aLinkInPlaceOfAnAppStaysAndIsNotReportedErased() async throws {
    try await start()
    try household.write("precious", to: "victim/x")
    try? FileManager.default.removeItem(atPath: household.path("data/apps/SoupChef"))
    try link("data/apps/SoupChef", to: "victim")
    for scope in [["SoupChef"], ["--all"]] {
      let run = try await erase(scope)
      #expect(run.errors.contains("“\(household.path("data/apps/SoupChef"))” is a link."))
      #expect(!run.output.contains("SoupChef: 1, in \(household.path("data/apps"))"))
    }
    #expect(read("victim/x") == "precious")
  }

  @Test func aPipeInAnAppsFolderStaysAndTheOtherFilesGo() async throws {
    try await start()
    let folder = household.path("data/apps/MonkeyChat")
    try #require(mkfifo("\(folder)/pipe", 0o600) == 0)
    let run = try await erase(["MonkeyChat"])
    #expect(run.ending == .exit(1))
    #expect(run.output.contains("Not erased: Files of apps (apps), MonkeyChat: 1, in \(folder)\n"))
    #expect(run.errors.hasPrefix("“\(folder)/pipe” is no plain file but a pipe"))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["pipe"])
  }

  @Test(
    .enabled(if: Mounting.isAllowed, "nothing can be mounted here"),
    arguments: ["apps", "apps/MonkeyChat", "apps/MonkeyChat/mine"])
  func aMountedFolderIsNotErased(_ place: String) async throws {
    try await start()
    try household.write("precious", to: "victim/MonkeyChat/x")
    let (mount, victim) = (household.path("data/\(place)"), household.path("victim"))
    let script = "mkdir -p '\(mount)' && mount --bind '\(victim)' '\(mount)'"
    let spawn = Mounting.spawn(
      after: script, ["privacy", "erase", "--all", "--yes", "--data", household.data],
      in: household)
    let run = try await Waiting.run { try Household.finish(spawn, nil) }
    #expect(run.ending == .exit(1))
    #expect(run.errors.contains("Something is mounted at “\(mount)”, which was left alone."))
    #expect(read("victim/MonkeyChat/x") == "precious")
  }

  // MARK: Folders of others

  /// A project with folders and files of these names, before and after somebody tried to talk
  /// there.
  @Test func aProjectsOwnFilesAreLeftUnchanged() async throws {
    for (name, text) in [("apps/web/src/index.js", "code"), ("history", "notes")] {
      try household.write(text, to: "project/\(name)")
      try FileManager.default.setAttributes(
        [.posixPermissions: 0o644], ofItemAtPath: household.path("project/\(name)"))
    }
    let before = try FileManager.default.subpathsOfDirectory(atPath: household.path("project"))
    for command in [
      ["privacy", "erase", "--all", "--yes"], ["say", "hello"], ["privacy"],
      ["privacy", "erase", "SoupChef", "--yes"], ["privacy", "erase", "--all", "--yes"],
    ] {
      let run = try await run(command, in: "project")
      #expect(run.ending == .exit(command[0] == "say" ? 2 : 0), "\(run)")
    }
    let after = try FileManager.default.subpathsOfDirectory(atPath: household.path("project"))
    #expect(after.filter { !$0.hasPrefix("indexes") }.sorted() == before.sorted())
    #expect(read("project/apps/web/src/index.js") == "code")
    #expect(read("project/history") == "notes")
    #expect(status("project/history").map { $0.st_mode & 0o777 } == 0o644)
  }

  /// Among other files, only those that Parlance made are removed.
  @Test func erasingRemovesOnlyFilesThatParlanceMade() async throws {
    for name in ["history", "notes.txt", ".erased.mine"] {
      try household.write("precious", to: "project/\(name)")
    }
    #expect(try await run(["say", "hello"], in: "project").ending == .exit(0))
    let erased = try await erase(["--all"], in: "project")
    #expect(erased.errors.contains("“\(household.path("project/history"))” was not made by"))
    #expect(["history", "notes.txt"].map { read("project/\($0)") } == ["precious", "precious"])
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: household.path("project/apps")) == [])
  }

  /// A folder that was copied or restored from a backup belongs to the user just as the original
  /// does.
  @Test func aCopiedDataFolderCanBeErased() async throws {
    try await start()
    try FileManager.default.copyItem(
      atPath: household.data, toPath: household.path("copy"))
    #expect(try await erase(["--all"], in: "copy").ending == .exit(0))
    #expect(try FileManager.default.contentsOfDirectory(atPath: household.path("copy/apps")) == [])
    #expect(
      try !FileManager.default.contentsOfDirectory(atPath: household.path("data/apps")).isEmpty)
  }

  // MARK: Failures

  /// An app's own program holds its file. Everything else is erased and reported, and the next
  /// attempt finishes the job.
  @Test func aFailedErasureReportsWhatIsGoneAndCanBeFinished() async throws {
    _ = try await household.say(Household.order, "two", "yes")
    try household.write("hello\n", to: "data/history")
    let run = try await HeldDatabase.holding(household.orders) {
      try await erase(["--all"])
    }
    #expect(run.ending == .exit(2))
    #expect(run.errors.hasPrefix("Another program is holding \(household.orders)."))
    #expect(run.lines.contains { $0.hasPrefix("Erased: Lines typed in the chat (history): 1") })
    #expect(run.lines.last?.hasPrefix("Not erased: Files of apps (apps), SoupChef: 1") == true)
    #expect(!exists("data/history"))
    let shown = try await self.run(["privacy"], in: "data")
    #expect(shown.lines.count == 1)
    let again = try await erase(["--all"])
    #expect(again.ending == .exit(0))
    #expect(again.lines.count == 1)
    #expect(!exists("data/apps/SoupChef"))
  }

  /// If the assistant's own file is held, nothing is erased, and that is reported.
  @Test func nothingIsErasedWhileTheAssistantsDatabaseIsLocked() async throws {
    _ = try await household.say(Household.order, "two", "yes")
    let file = "\(household.data)/parlance.sqlite"
    let run = try await HeldDatabase.holding(file) { try await erase(["SoupChef"]) }
    #expect(run.ending == .exit(2))
    #expect(run.output == "")
    #expect(run.errors.hasPrefix("Another program is holding \(file)."))
    #expect(exists("data/apps/SoupChef"))
  }
}
