// SPDX-License-Identifier: Apache-2.0

import Foundation
import IntentModel
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
    Place(name: "the option first", option: "/option", environment: all, path: "/option"),
    Place(name: "then the variable", option: nil, environment: all, path: "/variable"),
    Place(
      name: "then XDG", option: nil, environment: ["XDG_DATA_HOME": "/xdg", "HOME": "/home/bobo"],
      path: "/xdg/parlance"),
    Place(
      name: "then the home directory", option: nil, environment: ["HOME": "/home/bobo"],
      path: "/home/bobo/.local/share/parlance"),
    Place(name: "empty is none", option: "", environment: all, path: "/variable"),
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

  @Test(arguments: places) func lies(_ place: Place) throws {
    guard let path = place.path else {
      #expect(throws: DataFolderFailure.noPlace) {
        try DataFolder.located(option: place.option, environment: place.environment)
      }
      return
    }
    let folder = try DataFolder.located(option: place.option, environment: place.environment)
    #expect(folder.url.standardizedFileURL.path == path)
  }

  @Test func takesARelativeOption() throws {
    let folder = try DataFolder.located(option: "data", environment: [:])
    #expect(
      folder.url.standardizedFileURL.path
        == URL(filePath: FileManager.default.currentDirectoryPath).appending(path: "data").path)
  }

  @Test(arguments: [
    ("SoupChef", "SoupChef"), ("..", "%2E."), ("../../etc", "%2E.%2F..%2Fetc"),
    ("a/b", "a%2Fb"),
  ])
  func keepsAnAppInItsFolder(_ id: String, _ name: String) throws {
    let folder = try DataFolder.located(option: "/data", environment: [:])
    #expect(folder.container(for: AppID(id)).path == "/data/apps/\(name)")
  }

  @Test func removesAnEphemeralFolder() throws {
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

  @Test func leavesAnyOtherFolder() throws {
    let scratch = try DataFolder.ephemeral()
    try DataFolder.located(option: scratch.url.path, environment: [:]).remove()
    #expect(FileManager.default.fileExists(atPath: scratch.url.path))
    scratch.remove()
    scratch.remove()
    #expect(!FileManager.default.fileExists(atPath: scratch.url.path))
  }

  @Test func tellsWhereNoFolderCanBe() {
    #expect(throws: DataFolderFailure.self) {
      try DataFolder.ephemeral(in: URL(filePath: "/dev/null"))
    }
  }
}
