// SPDX-License-Identifier: Apache-2.0

import Foundation
import GRDB
import IntentModel
import Intents
import SampleData
import Testing

@testable import SoupChef

/// Problems with the file are reported in words. Nothing is lost, and all is well once the file is
/// mended.
@Suite struct TroubleTests {
  let kitchenette: Kitchenette

  init() throws { kitchenette = try Kitchenette() }

  /// Expects a failure with a code from each kind of call that uses the file.
  private func expect(
    _ kind: DataTrouble.Kind, from handler: ExtensionHandler,
    of intent: StructuredIntent = .order("clam_chowder", 2)
  ) async throws {
    let context = kitchenette.context()
    let response = try await handler.handle(intent, in: context)
    let say = try #require(response.say)
    #expect(response.outcome == .failure)
    #expect(response.code == kind.rawValue)
    #expect(say.contains(kitchenette.path))
    #expect(say.contains("try again"))
    #expect(!say.contains("${"))
  }

  private func expectWell(_ handler: ExtensionHandler) async throws {
    let response = try await handler.handle(
      .order("clam_chowder", 2), in: kitchenette.context())
    #expect(response.outcome == .success)
  }

  private func bytes() throws -> Data { try Data(contentsOf: URL(filePath: kitchenette.path)) }

  private func write(_ text: String) throws {
    try FileManager.default.createDirectory(
      at: kitchenette.container, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: URL(filePath: kitchenette.path))
  }

  @Test(arguments: ["soup", String(repeating: "soup of the day ", count: 1000)])
  func aGarbageFileIsToldAndLeftAlone(_ garbage: String) async throws {
    let handler = kitchenette.handler
    try write(garbage)
    try await expect(.damaged, from: handler)
    try await expect(.damaged, from: handler, of: .showSoups)
    #expect(try String(contentsOfFile: kitchenette.path, encoding: .utf8) == garbage)
    try FileManager.default.removeItem(atPath: kitchenette.path)
    try await expectWell(handler)
  }

  @Test func aTruncatedDatabaseIsTold() async throws {
    let handler = kitchenette.handler
    try await expectWell(handler)
    let whole = try Data(contentsOf: URL(filePath: kitchenette.path))
    try Data(whole.prefix(5000)).write(to: URL(filePath: kitchenette.path))
    try await expect(.damaged, from: handler)
    try whole.write(to: URL(filePath: kitchenette.path))
    try await expectWell(handler)
    #expect(try await kitchenette.kitchen.history(limit: 10).count == 2)
  }

  @Test func anotherProgramsDatabaseIsToldAndLeftAlone() async throws {
    try write("")
    let other = try DatabaseQueue(path: kitchenette.path)
    try await other.write { try $0.execute(sql: "CREATE TABLE soup (recipe TEXT)") }
    let before = try bytes()
    try await expect(.damaged, from: kitchenette.handler)
    #expect(try bytes() == before)
    #expect(try await other.read { try $0.columns(in: "soup").map(\.name) } == ["recipe"])
  }

  @Test func aReadOnlyDatabaseIsStillRead() async throws {
    try await expectWell(kitchenette.handler)
    let handler = kitchenette.another { $0.readonly = true }
    try await expect(.readOnly, from: handler)
    let response = try await handler.handle(.showOrders, in: kitchenette.context())
    #expect(response.snippet?.lines.count == 1)
  }

  @Test func aFullDiskIsToldAndLosesNoOrder() async throws {
    try await expectWell(kitchenette.handler)
    let handler = kitchenette.another { configuration in
      configuration.prepareDatabase { try $0.execute(sql: "PRAGMA max_page_count = 1") }
    }
    let context = kitchenette.context()
    var orders = 1
    for _ in 1...190 {
      let response = try await handler.handle(
        .order("clam_chowder", 1), in: kitchenette.context())
      if response.outcome != .success { break }
      orders += 1
    }
    #expect(orders < 190)
    try await expect(.full, from: handler)
    #expect(try await kitchenette.kitchen.history(limit: 1).count == orders)
    let menu = try await handler.handle(.showSoups, in: context)
    #expect(menu.outcome == .success)
  }

  @Test func aLockIsWaitedForAndThenTold() async throws {
    try await expectWell(kitchenette.handler)
    let handler = kitchenette.another(patience: 0.05)
    var configuration = Configuration()
    configuration.allowsUnsafeTransactions = true
    let other = try DatabaseQueue(path: kitchenette.path, configuration: configuration)
    try await other.writeWithoutTransaction { try $0.execute(sql: "BEGIN EXCLUSIVE") }
    try await expect(.locked, from: handler)
    try await expect(.locked, from: handler, of: .showOrders)
    try await other.writeWithoutTransaction { try $0.execute(sql: "ROLLBACK") }
    try await expectWell(handler)
  }

  @Test func aNewerVersionsDatabaseIsNotUsed() async throws {
    try await expectWell(kitchenette.handler)
    try await kitchenette.tamper("INSERT INTO grdb_migrations VALUES ('soup of the future')")
    let before = try bytes()
    let handler = kitchenette.another()
    try await expect(.newer, from: handler)
    #expect(try bytes() == before)
    try await kitchenette.tamper(
      "DELETE FROM grdb_migrations WHERE identifier = 'soup of the future'")
    try await expectWell(handler)
  }

  @Test func aFolderInThePlaceOfTheDatabaseIsTold() async throws {
    try FileManager.default.createDirectory(
      atPath: kitchenette.path, withIntermediateDirectories: true)
    try await expect(.unreachable, from: kitchenette.handler)
  }

  @Test func aFileInThePlaceOfTheDataFolderIsTold() async throws {
    let folder = kitchenette.container.deletingLastPathComponent()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data().write(to: kitchenette.container)
    try await expect(.unreachable, from: kitchenette.handler)
  }

  @Test func aDataFolderThatCannotBeWrittenIsTold() async throws {
    let container = URL(filePath: "/sys/parlance")
    let handler = kitchenette.handler(of: Kitchen(container: container))
    let context = kitchenette.context()
    let response = try await handler.handle(.showSoups, in: context)
    #expect(response.code == "databaseReadOnly")
  }

  static let codes: [(ResultCode, DataTrouble.Kind)] = [
    (.SQLITE_NOTADB, .damaged), (.SQLITE_CORRUPT, .damaged), (.SQLITE_ERROR, .damaged),
    (.SQLITE_READONLY, .readOnly), (.SQLITE_READONLY_DIRECTORY, .readOnly),
    (.SQLITE_PERM, .readOnly), (.SQLITE_FULL, .full), (.SQLITE_BUSY, .locked),
    (.SQLITE_BUSY_SNAPSHOT, .locked), (.SQLITE_LOCKED, .locked),
    (.SQLITE_IOERR_FSYNC, .unreachable), (.SQLITE_CANTOPEN, .unreachable),
  ]

  @Test func errorCodesAreToldAsTheirKindOfTrouble() {
    for (code, kind) in Self.codes { #expect(DataTrouble.kind(of: code) == kind, "\(code)") }
    #expect(DataTrouble.kind(of: CocoaError.Code.fileWriteOutOfSpace) == .full)
    #expect(DataTrouble.kind(of: POSIXErrorCode.ENOSPC) == .full)
    // The failure contains nothing of the data that was to be written.
    let error = DatabaseError(
      resultCode: .SQLITE_IOERR, message: "disk I/O error", sql: "INSERT INTO orders VALUES (?)",
      arguments: ["Xyzzyfish"], publicStatementArguments: true)
    #expect(DataTrouble(error, path: "")?.detail == "disk I/O error")
    #expect(DataTrouble(CancellationError(), path: "") == nil)
    #expect(DataTrouble(OrderProblem.tooFew, path: "") == nil)
  }
}
