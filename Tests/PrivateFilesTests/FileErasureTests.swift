// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import PrivateFiles

/// Only a plain file with a single name is overwritten and removed; everything else is left, and
/// reported.
@Suite struct FileErasureTests {
  private let scratch: ScratchFolder

  init() throws { scratch = try ScratchFolder() }

  private func erase(_ name: String) throws -> [LeftFile] {
    try FileErasure().erase(name, in: scratch.open)
  }

  @Test func aFileIsOverwrittenBeforeItIsRemoved() throws {
    try scratch.write("Xyzzyfish", to: "app/notes.txt")
    let reader = try FileHandle(forReadingFrom: URL(filePath: scratch.path("app/notes.txt")))
    #expect(try erase("app") == [])
    #expect(scratch.names == [])
    #expect(try reader.readToEnd() == Data(repeating: 0, count: 9))
  }

  @Test func aFileThatItsOwnerMayNotWriteIsErased() throws {
    try scratch.write("mine", to: "app/notes.txt")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o400], ofItemAtPath: scratch.path("app/notes.txt"))
    #expect(try erase("app") == [])
    #expect(scratch.names == [])
  }

  @Test func aHardLinkedFileKeepsItsBytes() throws {
    try scratch.write("mine", to: "mine.txt")
    try FileManager.default.createDirectory(
      atPath: scratch.path("app"), withIntermediateDirectories: false)
    try FileManager.default.linkItem(
      atPath: scratch.path("mine.txt"), toPath: scratch.path("app/linked.txt"))
    #expect(try erase("app") == [.elsewhere(path: scratch.path("app/linked.txt"))])
    #expect(scratch.names == ["mine.txt"])
    #expect(scratch.read("mine.txt") == "mine")
  }

  @Test func theTargetOfALinkIsNotErased() throws {
    try scratch.write("mine", to: "others/mine.txt")
    try scratch.write("app's", to: "app/own.txt")
    try scratch.link("app/file", to: "others/mine.txt")
    try scratch.link("app/folder", to: "others")
    let left = try erase("app")
    let place = URL(filePath: scratch.path("others")).resolvingSymlinksInPath().path
    #expect(left == [.linked(path: "\(place)/mine.txt"), .linked(path: place)])
    #expect(scratch.names == ["others"])
    #expect(scratch.read("others/mine.txt") == "mine")
  }

  /// Pipes and sockets are neither opened nor waited for, and the files beside them are erased.
  @Test func pipesAndSocketsAreLeftAndReported() throws {
    try scratch.write("app's", to: "app/own.txt")
    try #require(mkfifo(scratch.path("app/pipe"), 0o600) == 0)
    try #require(mknod(scratch.path("app/socket"), S_IFSOCK | 0o600, 0) == 0)
    #expect(
      try erase("app") == [
        .special(path: scratch.path("app/pipe")), .special(path: scratch.path("app/socket")),
      ])
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: scratch.path("app")).sorted()
        == ["pipe", "socket"])
  }

  /// Only root may make a device, and not everywhere.
  private static let mayMakeDevices: Bool = {
    guard let scratch = try? ScratchFolder() else { return false }
    return makeNull(at: scratch.path("null"))
  }()

  private static func makeNull(at path: String) -> Bool {
    let (major, minor): (dev_t, dev_t) = (1, 3)
    return mknod(path, S_IFCHR | 0o600, major << 8 | minor) == 0
  }

  @Test(.enabled(if: mayMakeDevices, "no device can be made here"))
  func aDeviceFileIsLeftAndReported() throws {
    try FileManager.default.createDirectory(
      atPath: scratch.path("app"), withIntermediateDirectories: false)
    try #require(Self.makeNull(at: scratch.path("app/null")))
    #expect(try erase("app") == [.special(path: scratch.path("app/null"))])
    #expect(FileManager.default.fileExists(atPath: scratch.path("app/null")))
  }

  @Test func erasingAMissingFileReportsNothing() throws { #expect(try erase("app") == []) }

  // MARK: Races

  /// Between the check of a file and its erasure, somebody puts a link in its place.
  @Test func aFileThatBecomesALinkMeanwhileIsNotFollowed() throws {
    try scratch.write("mine", to: "mine.txt")
    try scratch.write("app's", to: "app/own.txt")
    let erasure = FileErasure { [scratch] _, name, erase in
      unlink(scratch.path("app/\(name)"))
      try? scratch.link("app/\(name)", to: "mine.txt")
      return erase()
    }
    let left = try erasure.erase("app", in: scratch.open)
    #expect(left == [.foreign(path: scratch.path("app/own.txt"))])
    #expect(scratch.read("mine.txt") == "mine")
  }

  @Test func aFileThatIsHardLinkedMeanwhileKeepsItsBytes() throws {
    try scratch.write("app's", to: "app/own.txt")
    let erasure = FileErasure { [scratch] _, name, erase in
      link(scratch.path("app/\(name)"), scratch.path("mine.txt"))
      return erase()
    }
    #expect(
      try erasure.erase("app", in: scratch.open) == [.foreign(path: scratch.path("app/own.txt"))])
    #expect(scratch.read("mine.txt") == "app's")
  }

  /// While the first file is erased, the folder is moved away and a link to somebody's folder takes
  /// its place. The second file is still looked for in the original folder.
  @Test func aFolderThatIsReplacedMeanwhileIsNotLookedForAgain() throws {
    for name in ["a.txt", "b.txt"] {
      try scratch.write("app's", to: "app/\(name)")
      try scratch.write("mine", to: "mine/\(name)")
    }
    let erasure = FileErasure { [scratch] _, name, erase in
      if name == "a.txt" {
        rename(scratch.path("app"), scratch.path("moved"))
        try? scratch.link("app", to: "mine")
      }
      return erase()
    }
    _ = try erasure.erase("app", in: scratch.open)
    #expect(["mine/a.txt", "mine/b.txt"].map(scratch.read) == ["mine", "mine"])
    #expect(["moved/a.txt", "moved/b.txt"].map(scratch.read) == [nil, nil])
  }

  @Test func aFileThatCannotBeErasedIsReportedAndTheRestIsErased() throws {
    for name in ["a.txt", "b.txt", "c.txt"] { try scratch.write("app's", to: "app/\(name)") }
    let erasure = FileErasure { folder, name, erase in
      name == "b.txt" ? [.failed(path: folder.path(of: name), .EBUSY)] : erase()
    }
    let left = try erasure.erase("app", in: scratch.open)
    #expect(left == [.failed(path: scratch.path("app/b.txt"), .EBUSY)])
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: scratch.path("app")) == ["b.txt"])
    #expect(try erase("app") == [])
  }

  @Test func leftoversOfACrashAreErased() throws {
    try scratch.write("Xyzzyfish", to: ".erased.half")
    try scratch.write("mine", to: "notes.txt")
    try scratch.link(".erased.link", to: "notes.txt")
    #expect(
      try FileErasure().finish(in: scratch.open)
        == [.foreign(path: scratch.path(".erased.link"))])
    #expect(scratch.names == [".erased.link", "notes.txt"])
    #expect(scratch.read("notes.txt") == "mine")
  }
}
