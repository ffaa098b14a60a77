// SPDX-License-Identifier: Apache-2.0

import Foundation
import GRDB
import Testing

@testable import AssistantStore

/// What is no plain file, or is not in one place alone, is taken from its folder and left as it is.
@Suite(.timeLimit(.minutes(5)))
struct FileErasureTests {
  private let scratch: DataFolder
  private let folder: URL

  init() throws {
    scratch = try DataFolder.ephemeral()
    folder = scratch.url.appending(path: "app")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
  }

  private var isGone: Bool { !FileManager.default.fileExists(atPath: folder.path) }

  @Test func aPipeIsRemovedAndNotWaitedFor() throws {
    try #require(mkfifo(folder.appending(path: "pipe").path, 0o600) == 0)
    #expect(try FileErasure.erase(folder: folder) == [])
    #expect(isGone)
  }

  @Test func aFileWithAnotherNameKeepsItsBytes() throws {
    let other = scratch.url.appending(path: "mine.txt")
    let name = folder.appending(path: "linked.txt")
    try Data("mine".utf8).write(to: other)
    try FileManager.default.linkItem(at: other, to: name)
    #expect(try FileErasure.erase(folder: folder) == [.elsewhere(path: name.path)])
    #expect(isGone)
    #expect(try Data(contentsOf: other) == Data("mine".utf8))
  }

  @Test func soDoesADatabase() throws {
    let other = scratch.url.appending(path: "mine.sqlite")
    let name = folder.appending(path: "linked.sqlite")
    let database = try DatabaseQueue(path: other.path)
    try database.write { try $0.execute(sql: "CREATE TABLE note (text TEXT)") }
    try database.close()
    let bytes = try Data(contentsOf: other)
    try FileManager.default.linkItem(at: other, to: name)
    #expect(try FileErasure.erase(folder: folder) == [.elsewhere(path: name.path)])
    #expect(isGone)
    #expect(try Data(contentsOf: other) == bytes)
  }

  @Test func aFileOfOneNameIsOverwritten() throws {
    let file = folder.appending(path: "notes.txt")
    try Data("Xyzzyfish".utf8).write(to: file)
    let reader = try FileHandle(forReadingFrom: file)
    #expect(try FileErasure.erase(folder: folder) == [])
    #expect(try reader.readToEnd() == Data(repeating: 0, count: 9))
  }

  @Test func aFileWithAnotherNameIsNotRestricted() throws {
    let files = ["alone", "linked"].map { folder.appending(path: $0) }
    for file in files {
      try Data("mine".utf8).write(to: file)
      try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: file.path)
    }
    try FileManager.default.linkItem(at: files[1], to: scratch.url.appending(path: "mine"))
    OwnFolder(folder) { _ in true }.restrict()
    let modes = files.map { OwnFolder.status(of: $0.path).map { $0.st_mode & 0o777 } }
    #expect(modes == [0o600, 0o644])
  }
}
