// SPDX-License-Identifier: Apache-2.0

import Foundation
import GRDB
import PrivateFiles
import Testing

@testable import AssistantStore

/// Databases of apps are erased while nobody else uses them, together with the files beside them.
@Suite(.timeLimit(.minutes(5)))
struct AppDatabaseErasureTests {
  private let scratch: DataFolder
  private let folder: OpenFolder

  init() throws {
    scratch = try DataFolder.ephemeral()
    folder = try #require(scratch.open)
    try folder.makeFolder("app")
  }

  private func path(_ name: String) -> String { "\(scratch.url.path)/\(name)" }

  private var isGone: Bool { folder.facts(of: "app") == nil }

  private func makeDatabase(_ name: String) throws {
    let database = try DatabaseQueue(path: path(name))
    try database.write { try $0.execute(sql: "CREATE TABLE note (text TEXT)") }
    try database.close()
  }

  @Test func aDatabaseIsErasedWithItsJournals() throws {
    try makeDatabase("app/notes.sqlite")
    try Data("left by a crash".utf8).write(to: URL(filePath: path("app/notes.sqlite-wal")))
    #expect(FileErasure.ofApps.erase("app", in: folder) == [])
    #expect(isGone)
  }

  @Test func aHardLinkedDatabaseKeepsItsBytes() throws {
    try makeDatabase("mine.sqlite")
    let bytes = try Data(contentsOf: URL(filePath: path("mine.sqlite")))
    try FileManager.default.linkItem(
      atPath: path("mine.sqlite"), toPath: path("app/linked.sqlite"))
    #expect(
      FileErasure.ofApps.erase("app", in: folder) == [.elsewhere(path: path("app/linked.sqlite"))])
    #expect(isGone)
    #expect(try Data(contentsOf: URL(filePath: path("mine.sqlite"))) == bytes)
  }

  /// SQLite would wait for the pipe forever.
  @Test func aPipeInThePlaceOfAJournalIsNotWaitedFor() throws {
    try makeDatabase("app/notes.sqlite")
    try #require(mkfifo(path("app/notes.sqlite-journal"), 0o600) == 0)
    #expect(
      FileErasure.ofApps.erase("app", in: folder) == [
        .special(path: path("app/notes.sqlite-journal"))
      ])
    #expect(folder.folder("app")?.facts(of: "notes.sqlite") == nil)
  }
}
