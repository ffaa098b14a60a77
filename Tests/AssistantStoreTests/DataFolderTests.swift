// SPDX-License-Identifier: Apache-2.0

import Foundation
import IntentModel
import PrivateFiles
import Testing

@testable import AssistantStore

@Suite struct DataFolderTests {
  struct Place: Sendable, CustomTestStringConvertible {
    var name: String
    var option: String?
    var environment: [String: String]
    var path: String?

    var testDescription: String { name }
  }

  static let all = [
    "PARLANCE_DATA": "/variable", "XDG_DATA_HOME": "/xdg", "HOME": "/home/bobo",
  ]

  static let places = [
    Place(
      name: "the option before the variables", option: "/option", environment: all, path: "/option"),
    Place(name: "the variable without an option", option: nil, environment: all, path: "/variable"),
    Place(
      name: "the XDG folder without a variable", option: nil,
      environment: ["XDG_DATA_HOME": "/xdg", "HOME": "/home/bobo"],
      path: "/xdg/parlance"),
    Place(
      name: "the home directory without an XDG folder", option: nil,
      environment: ["HOME": "/home/bobo"],
      path: "/home/bobo/.local/share/parlance"),
    Place(name: "an empty option is none", option: "", environment: all, path: "/variable"),
    Place(
      name: "an empty variable is none", option: nil,
      environment: ["PARLANCE_DATA": "", "XDG_DATA_HOME": "", "HOME": "/home/bobo"],
      path: "/home/bobo/.local/share/parlance"),
    Place(
      name: "a relative XDG folder is none", option: nil,
      environment: ["XDG_DATA_HOME": "data", "HOME": "/home/bobo"],
      path: "/home/bobo/.local/share/parlance"),
    Place(
      name: "blanks and all", option: "/my data/ü", environment: [:], path: "/my data/ü"),
    Place(name: "nowhere", option: nil, environment: [:], path: nil),
    Place(name: "no home", option: nil, environment: ["HOME": ""], path: nil),
  ]

  @Test(arguments: places) func theDataFolderIsChosenFromOptionAndEnvironment(_ place: Place) throws
  {
    guard let path = place.path else {
      #expect(throws: DataFolderFailure.noPlace) {
        try DataFolder.located(option: place.option, environment: place.environment)
      }
      return
    }
    let folder = try DataFolder.located(option: place.option, environment: place.environment)
    #expect(folder.url.standardizedFileURL.path == path)
  }

  @Test func aRelativeOptionLiesInTheCurrentDirectory() throws {
    let folder = try DataFolder.located(option: "data", environment: [:])
    #expect(
      folder.url.standardizedFileURL.path
        == URL(filePath: FileManager.default.currentDirectoryPath).appending(path: "data").path)
  }

  @Test(arguments: [
    ("SoupChef", "SoupChef"), ("..", "%2E."), ("../../etc", "%2E.%2F..%2Fetc"),
    ("a/b", "a%2Fb"),
  ])
  func theContainerOfAnAppStaysInsideTheDataFolder(_ id: String, _ name: String) throws {
    let folder = try DataFolder.located(option: "/data", environment: [:])
    #expect(folder.container(for: AppID(id)).path == "/data/apps/\(name)")
  }

  @Test func anEphemeralFolderIsRemovedWhenNobodyUsesIt() throws {
    var path = ""
    do {
      let folder = try DataFolder.ephemeral()
      path = folder.url.path
      let attributes = try FileManager.default.attributesOfItem(atPath: path)
      #expect((attributes[.posixPermissions] as? NSNumber)?.intValue == 0o700)
      try FileManager.default.createDirectory(
        at: folder.container(for: "SoupChef"), withIntermediateDirectories: true)
      #expect(try DataFolder.ephemeral().url != folder.url)
      _ = folder
    }
    #expect(!FileManager.default.fileExists(atPath: path))
  }

  @Test func onlyAnEphemeralFolderIsRemoved() throws {
    let scratch = try DataFolder.ephemeral()
    try DataFolder.located(option: scratch.url.path, environment: [:]).remove()
    #expect(FileManager.default.fileExists(atPath: scratch.url.path))
    scratch.remove()
    scratch.remove()
    #expect(!FileManager.default.fileExists(atPath: scratch.url.path))
  }

  // MARK: What is killed

  /// Its process is gone, so nobody holds the file that marks it as in use.
  @Test func theFolderOfAKilledRunIsSwept() throws {
    let place = try DataFolder.ephemeral()
    let living = try DataFolder.ephemeral(in: place.url)
    let dead = place.url.appending(path: "parlance-\(UUID().uuidString)")
    let others = ["parlance-notes", "notes", "parlance-\(UUID().uuidString)"]
      .map { place.url.appending(path: $0) }
    for folder in others + [dead] {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data("Xyzzyfish".utf8).write(to: folder.appending(path: "said.txt"))
    }
    try Data().write(to: dead.appending(path: EphemeralRun.lockName))
    EphemeralRun.sweep(place.url.path)
    #expect(!FileManager.default.fileExists(atPath: dead.path))
    for folder in others + [living.url] {
      #expect(FileManager.default.fileExists(atPath: folder.path), "\(folder)")
    }
  }

  /// Nothing behind a link among the folders is removed.
  @Test func sweepingTheFoldersOfKilledRunsFollowsNoLink() throws {
    let place = try DataFolder.ephemeral()
    let mine = place.url.appending(path: "mine")
    try FileManager.default.createDirectory(at: mine, withIntermediateDirectories: true)
    try Data().write(to: mine.appending(path: EphemeralRun.lockName))
    try FileManager.default.createSymbolicLink(
      at: place.url.appending(path: "parlance-\(UUID().uuidString)"), withDestinationURL: mine)
    EphemeralRun.sweep(place.url.path)
    #expect(FileManager.default.fileExists(atPath: mine.appending(path: ".running").path))
  }

  // MARK: What others have made

  @Test func aForeignFolderNamedAppsIsNotUsed() throws {
    let scratch = try DataFolder.ephemeral()
    let project = scratch.url.appending(path: "project")
    try FileManager.default.createDirectory(
      at: project.appending(path: "apps/web"), withIntermediateDirectories: true)
    let folder = try DataFolder.located(option: project.path, environment: [:])
    #expect(throws: DataFolderFailure.foreign(path: project.appending(path: "apps").path)) {
      try folder.prepare()
    }
    #expect(try folder.open?.names() == ["apps"])
    #expect(folder.appsWithContainer == [])
  }

  /// Versions before this one did not record what they made.
  @Test func theFolderOfAnEarlierVersionIsTakenOver() throws {
    let scratch = try DataFolder.ephemeral()
    let url = scratch.url.appending(path: "earlier")
    let folder = try DataFolder.located(option: url.path, environment: [:])
    try SQLiteRecords(folder: url).setSetting("style", to: "driving")
    try FileManager.default.createDirectory(
      at: folder.container(for: "SoupChef"), withIntermediateDirectories: true)
    try FileManager.default.removeItem(at: url.appending(path: FolderClaim.fileName))
    #expect(folder.appsWithContainer == [])
    try folder.prepare()
    #expect(folder.appsWithContainer == ["SoupChef"])
  }

  @Test func anEphemeralFolderThatCannotBeMadeThrows() {
    #expect(throws: DataFolderFailure.self) {
      try DataFolder.ephemeral(in: URL(filePath: "/dev/null"))
    }
  }
}
