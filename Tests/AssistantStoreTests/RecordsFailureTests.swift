// SPDX-License-Identifier: Apache-2.0

import Assistant
import Foundation
import GRDB
import IntentModel
import Testing

@testable import AssistantStore

/// Problems with the file are reported as failures. Nothing is lost, and all is well once the file
/// is mended.
@Suite struct RecordsFailureTests {
  let scratch: DataFolder
  let records: SQLiteRecords

  init() throws {
    scratch = try DataFolder.ephemeral()
    records = SQLiteRecords(folder: scratch.url)
  }

  private var path: String { scratch.url.appending(path: "parlance.sqlite").path }

  private func another(
    patience: TimeInterval = 5, adjust: (inout Configuration) -> Void = { _ in }
  ) -> SQLiteRecords {
    SQLiteRecords(store: RecordsStore(folder: scratch.url, patience: patience, adjust: adjust))
  }

  private func expectWell(_ records: SQLiteRecords) throws {
    try records.setSetting("style", to: "driving")
    #expect(try records.setting("style") == "driving")
  }

  @Test(arguments: ["parlance", String(repeating: "not a database ", count: 1000)])
  func aGarbageFileIsReportedAndLeftAlone(_ garbage: String) throws {
    try Data(garbage.utf8).write(to: URL(filePath: path))
    let damaged = RecordsFailure.damaged(path: path)
    #expect(throws: damaged) { try records.setting("style") }
    #expect(throws: damaged) { try records.setSetting("style", to: "driving") }
    #expect(try String(contentsOfFile: path, encoding: .utf8) == garbage)
    try FileManager.default.removeItem(atPath: path)
    try expectWell(records)
  }

  @Test func anotherProgramsDatabaseIsReportedAndLeftAlone() throws {
    let other = try DatabaseQueue(path: path)
    try other.write { try $0.execute(sql: "CREATE TABLE setting (heat INTEGER)") }
    #expect(throws: RecordsFailure.damaged(path: path)) { try records.setting("style") }
    #expect(throws: RecordsFailure.damaged(path: path)) {
      try records.setSetting("style", to: "driving")
    }
    #expect(try other.read { try $0.columns(in: "setting").map(\.name) } == ["heat"])
  }

  @Test func readOnlyRecordsAreStillRead() throws {
    try expectWell(records)
    let other = another { $0.readonly = true }
    #expect(throws: RecordsFailure.readOnly(path: path)) { try other.setSetting("style", to: nil) }
    #expect(try other.setting("style") == "driving")
  }

  @Test func aFullDiskIsReportedAndKeepsTheRecords() throws {
    try expectWell(records)
    let other = another { configuration in
      configuration.prepareDatabase { try $0.execute(sql: "PRAGMA max_page_count = 1") }
    }
    let names = (1...1000).map { "Bobo \($0)" }
    #expect(throws: RecordsFailure.full(path: path)) {
      try other.setUserVocabulary(names, app: "MonkeyChat", kind: "contact")
    }
    #expect(try records.userVocabularies(app: "MonkeyChat") == [:])
    #expect(try other.setting("style") == "driving")
  }

  @Test func aLockIsWaitedForAndThenReported() throws {
    try expectWell(records)
    var configuration = Configuration()
    configuration.allowsUnsafeTransactions = true
    let holder = try DatabaseQueue(path: path, configuration: configuration)
    let other = another(patience: 0.05)
    try holder.writeWithoutTransaction { try $0.execute(sql: "BEGIN EXCLUSIVE") }
    #expect(throws: RecordsFailure.locked(path: path)) { try other.setting("style") }
    #expect(throws: RecordsFailure.locked(path: path)) { try other.setSetting("style", to: nil) }
    try holder.writeWithoutTransaction { try $0.execute(sql: "ROLLBACK") }
    try expectWell(other)
  }

  @Test func aNewerVersionsRecordsAreNotUsed() throws {
    try expectWell(records)
    let other = try DatabaseQueue(path: path)
    try other.write { try $0.execute(sql: "INSERT INTO grdb_migrations VALUES ('next year')") }
    let before = try Data(contentsOf: URL(filePath: path))
    #expect(throws: RecordsFailure.newer(path: path)) { try another().setting("style") }
    #expect(throws: RecordsFailure.newer(path: path)) {
      try another().setSetting("style", to: nil)
    }
    #expect(try Data(contentsOf: URL(filePath: path)) == before)
  }

  @Test func aFolderInThePlaceOfTheRecordsIsReported() throws {
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    for work in [{ _ = try records.setting("style") }, { try records.setSetting("a", to: "b") }] {
      let failure = #expect(throws: RecordsFailure.self) { try work() }
      guard case .unreachable(path, _)? = failure else {
        Issue.record("\(String(describing: failure))")
        return
      }
    }
  }

  @Test func aDataFolderThatCannotBeWrittenIsReported() {
    let records = SQLiteRecords(folder: URL(filePath: "/sys/parlance"))
    #expect(throws: RecordsFailure.readOnly(path: "/sys/parlance/parlance.sqlite")) {
      try records.setSetting("style", to: "driving")
    }
  }

  /// A failure is shown to people, so it contains none of the values that were to be written.
  @Test func aFailureContainsNoValues() {
    let error = DatabaseError(
      resultCode: .SQLITE_IOERR, message: "disk I/O error", sql: "INSERT INTO setting VALUES (?)",
      arguments: ["Xyzzyfish"], publicStatementArguments: true)
    #expect(
      RecordsFailure(error, path: "p") == .unreachable(path: "p", reason: "disk I/O error"))
  }

  /// An unreadable value is not shown either.
  @Test func aDamagedRowIsReportedAsADamagedFile() throws {
    try expectWell(records)
    let other = try DatabaseQueue(path: path)
    try other.write { database in
      let statements = [
        "INSERT INTO shortcut VALUES (1, 'id', 'Xyzzyfish', 'k', 'Xyzzyfish', 1)",
        "INSERT INTO activity VALUES (1, 'SoupChef', 'i', 'id', 'Xyzzyfish', 0)",
        "INSERT INTO action VALUES (1, 'SoupChef', 'Order', 'i', 'Xyzzyfish', 0)",
        "INSERT INTO donation (app, id, action, date) VALUES ('SoupChef', 'id', 1, 0)",
      ]
      for statement in statements { try database.execute(sql: statement) }
    }
    let damaged = RecordsFailure.damaged(path: path)
    #expect(throws: damaged) { try records.voiceShortcuts() }
    #expect(throws: damaged) { try records.voiceShortcut(saidAs: "k") }
    #expect(throws: damaged) { try records.activities() }
    #expect(throws: damaged) { try records.latestDonations(1) }
    #expect(throws: damaged) { try records.kept(.donations) }
  }

  @Test func errorCodesAreReportedAsTheirFailures() {
    let kinds: [(any Error, RecordsFailure)] = [
      (DatabaseError(resultCode: .SQLITE_CORRUPT), .damaged(path: "p")),
      (DatabaseError(resultCode: .SQLITE_READONLY_DIRECTORY), .readOnly(path: "p")),
      (DatabaseError(resultCode: .SQLITE_FULL), .full(path: "p")),
      (DatabaseError(resultCode: .SQLITE_BUSY_SNAPSHOT), .locked(path: "p")),
      (POSIXError(.ENOSPC), .full(path: "p")),
      (POSIXError(.EROFS), .readOnly(path: "p")),
      (CocoaError(.fileWriteOutOfSpace), .full(path: "p")),
    ]
    for (error, failure) in kinds { #expect(RecordsFailure(error, path: "p") == failure) }
  }
}
