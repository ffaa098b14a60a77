// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import PrivateFiles

/// A folder that Parlance made stays its own wherever it is moved; a folder that takes over its
/// name does not count.
@Suite struct FolderClaimTests {
  private let scratch: ScratchFolder

  init() throws { scratch = try ScratchFolder() }

  private func owns(_ name: String) throws -> Bool { FolderClaim(try scratch.open).owns(name) }

  private func make(_ name: String) throws {
    try FolderClaim.take(scratch.open)
    try FolderClaim.makeFolder(name, in: scratch.open)
  }

  @Test func aFolderThatWasMadeIsOwned() throws {
    #expect(try !owns("apps"))
    try make("apps")
    #expect(try owns("apps"))
    try make("apps")
    #expect(try owns("apps"))
    #expect(scratch.names == [FolderClaim.fileName, "apps"])
  }

  @Test func filesThatWereThereBeforeAreNotOwned() throws {
    try scratch.write("theirs", to: "apps/web/index.js")
    try scratch.write("theirs", to: "history")
    #expect(throws: FolderClaim.Conflict(path: scratch.path("apps"))) { try make("apps") }
    #expect(throws: FolderClaim.Conflict(path: scratch.path("history"))) {
      try FolderClaim.makeFile("history", in: scratch.open)
    }
    #expect(try !owns("apps"))
    #expect(try !owns("history"))
  }

  @Test func aLinkInThePlaceOfAnOwnedFolderIsNotOwned() throws {
    try make("apps")
    #expect(rename(scratch.path("apps"), scratch.path("moved")) == 0)
    try scratch.link("apps", to: "moved")
    #expect(try !owns("apps"))
  }

  @Test func anotherFolderInThePlaceOfAnOwnedOneIsNotOwned() throws {
    try make("apps")
    #expect(rmdir(scratch.path("apps")) == 0)
    try scratch.write("theirs", to: "apps/web/index.js")
    #expect(try !owns("apps"))
    #expect(throws: FolderClaim.Conflict.self) { try make("apps") }
  }

  /// Whether the file system tells when a folder was made. Where it doesn't, the number is all there
  /// is to compare.
  private static let tellsCreation: Bool = {
    guard let scratch = try? ScratchFolder(), let facts = try? scratch.open.facts else {
      return false
    }
    return facts.identity.born != 0
  }()

  /// A file system reuses numbers as soon as they are free.
  @Test(.enabled(if: tellsCreation, "the file system tells no time of creation"))
  func aNewFolderWithAReusedInodeIsNotOwned() throws {
    for _ in 0..<20 {
      try make("apps")
      #expect(rmdir(scratch.path("apps")) == 0)
      #expect(mkdir(scratch.path("apps"), 0o700) == 0)
      #expect(try !owns("apps"))
      #expect(rmdir(scratch.path("apps")) == 0)
    }
  }

  @Test func aCopyOfTheWholeFolderIsOwnedAsWell() throws {
    try make("apps")
    let copy = try ScratchFolder()
    for name in scratch.names {
      try FileManager.default.copyItem(atPath: scratch.path(name), toPath: copy.path(name))
    }
    let folder = try copy.open
    #expect(FolderClaim(folder).owns("apps"))
    try FolderClaim.makeFile("history", in: folder)
    #expect(FolderClaim(folder).owns("apps"))
    #expect(FolderClaim(folder).owns("history"))
  }

  /// A file restored from a backup is Parlance's own if the folder holds nothing else; among other
  /// files it is not.
  @Test func aRestoredFileIsOwnedIfNoForeignFileIsBesideIt() throws {
    try make("apps")
    try scratch.write("lines", to: "history")
    #expect(try owns("history"))
    let shared = try ScratchFolder()
    try shared.write("theirs", to: "notes.txt")
    try FolderClaim.take(shared.open)
    try shared.write("lines", to: "history")
    #expect(try !FolderClaim(shared.open).owns("history"))
  }

  @Test func aHardLinkedFileIsNotOwned() throws {
    try FolderClaim.take(scratch.open)
    try FolderClaim.makeFile("history", in: scratch.open)
    #expect(try owns("history"))
    #expect(link(scratch.path("history"), scratch.path("mine")) == 0)
    #expect(try !owns("history"))
  }

  /// A killed process leaves no file that belongs to nobody and is in the way.
  @Test func aDraftLeftByACrashIsNotInTheWay() throws {
    try FolderClaim.take(scratch.open)
    #expect(mkdir(scratch.path(".parlance.draft"), 0o700) == 0)
    try make("apps")
    #expect(try owns("apps"))
    #expect(scratch.names == [FolderClaim.fileName, "apps"])
  }

  @Test(arguments: ["", "garbage", "1 2\n", "# only a comment\n", "x y z whole\n1 2 3 apps\n"])
  func anUnreadableClaimFileOwnsNothing(_ text: String) throws {
    try scratch.write(text, to: FolderClaim.fileName)
    try scratch.write("theirs", to: "apps/web")
    #expect(try !owns("apps"))
  }

  @Test func aFolderMayBeClaimedBySeveralTasksAtOnce() async throws {
    let path = scratch.path
    try await withThrowingTaskGroup(of: Void.self) { group in
      for _ in 0..<8 {
        group.addTask {
          guard let folder = OpenFolder(path) else { throw POSIXError(.ENOENT) }
          try FolderClaim.take(folder)
          try FolderClaim.makeFolder("apps", in: folder)
          try FolderClaim.makeFile("history", in: folder)
        }
      }
      try await group.waitForAll()
    }
    #expect(try owns("apps"))
    #expect(try owns("history"))
    #expect(scratch.names == [FolderClaim.fileName, "apps", "history"])
  }
}
