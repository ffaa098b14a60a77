// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

/// Parlance's own files are private to their owner from the start, and other files are left alone.
@Suite(.timeLimit(.minutes(20)))
struct PermissionsTests {
  private let household: Household

  init() async throws {
    household = try Household(findsIndexes: false)
    _ = try await household.say(Household.order, "two", "yes")
    _ = try await household.run("chat", "--data", household.data, input: "/place home\n")
    try household.write("show my orders\n", to: "data/history")
  }

  private static let ours = [
    "parlance.sqlite", "history", "apps/SoupChef/SoupChef.sqlite",
  ]
  private static let folders = ["", "apps", "apps/SoupChef", "indexes"]

  private func mode(_ name: String) throws -> Int? {
    let path = name.hasPrefix("/") ? name : "\(household.data)/\(name)"
    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    return (attributes[.posixPermissions] as? NSNumber)?.intValue
  }

  private func open(_ names: [String], to mode: Int) throws {
    for name in names {
      let path = name.hasPrefix("/") ? name : "\(household.data)/\(name)"
      try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: path)
    }
  }

  /// Starts the program with any command: none of them reads more than it needs.
  private func start() async throws {
    #expect(try await household.run("apps", "--data", household.data).ending == .exit(0))
  }

  @Test func theDataFolderIsMadePrivateAtTheStart() async throws {
    let indexes = try FileManager.default.contentsOfDirectory(atPath: household.data + "/indexes")
      .map { "indexes/\($0)" }
    try #require(!indexes.isEmpty)
    try household.write("", to: "data/parlance.sqlite-journal")
    let files = Self.ours + indexes + ["parlance.sqlite-journal"]
    try open(files, to: 0o644)
    try open(Self.folders, to: 0o755)
    try await start()
    for file in files { #expect(try mode(file) == 0o600, "\(file)") }
    for folder in Self.folders { #expect(try mode(folder) == 0o700, "\(folder)") }
  }

  @Test func aReadOnlyHistoryStaysReadOnly() async throws {
    try open(["history"], to: 0o444)
    try await start()
    #expect(try mode("history") == 0o400)
  }

  @Test func foreignFilesKeepTheirPermissions() async throws {
    try household.write("mine", to: "data/notes.txt")
    try household.write("mine", to: "data/apps/SoupChef/notes.txt")
    try open(["notes.txt", "apps/SoupChef/notes.txt", "history"], to: 0o644)
    try open([""], to: 0o755)
    try await start()
    #expect(try mode("notes.txt") == 0o644)
    #expect(try mode("apps/SoupChef/notes.txt") == 0o644)
    // The folder holds other people's files, so only Parlance's own files in it are made private.
    #expect(try mode("") == 0o755)
    #expect(try mode("history") == 0o600)
    #expect(try mode("apps/SoupChef") == 0o700)
  }

  @Test func aFolderWithoutParlancesDatabaseKeepsItsPermissions() async throws {
    let folder = household.path("other")
    for name in ["history", "apps/SoupChef/SoupChef.sqlite"] {
      try household.write("mine", to: "other/\(name)")
    }
    try open([folder, folder + "/apps"], to: 0o755)
    try open([folder + "/history"], to: 0o644)
    #expect(try await household.run("apps", "--data", folder).ending == .exit(0))
    #expect(try mode(folder + "/history") == 0o644)
    #expect(try mode(folder + "/apps") == 0o755)
  }

  @Test func targetsOfLinksKeepTheirPermissions() async throws {
    let elsewhere = try household.write("mine", to: "elsewhere/history")
    let folder = household.path("elsewhere")
    try FileManager.default.removeItem(atPath: "\(household.data)/history")
    for (link, place) in [("history", elsewhere), ("apps/Linked", folder)] {
      try FileManager.default.createSymbolicLink(
        atPath: "\(household.data)/\(link)", withDestinationPath: place)
    }
    try open([elsewhere], to: 0o644)
    try open([folder], to: 0o755)
    try await start()
    #expect(try mode(elsewhere) == 0o644)
    #expect(try mode(folder) == 0o755)
  }
}
