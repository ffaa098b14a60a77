// SPDX-License-Identifier: Apache-2.0

import Assistant
import Foundation
import GRDB
import IntentModel
import Testing

@testable import AssistantStore

/// Any value, of the right type or not, that somebody may have written into any column of the
/// records: an unreadable one is reported as a failure, and nothing traps.
@Suite struct OddValuesTests {
  private let scratch: DataFolder
  private let path: String

  init() throws {
    scratch = try DataFolder.ephemeral()
    path = scratch.url.appending(path: "parlance.sqlite").path
    try fill(SQLiteRecords(folder: scratch.url))
    try FileManager.default.copyItem(atPath: path, toPath: path + ".good")
    try loosen(path + ".good")
  }

  // MARK: Files

  private static let now = Date(timeIntervalSince1970: 1_768_467_600)
  private static let order = ShortcutStep(
    app: "SoupChef",
    action: .request(
      "OrderSoup",
      ["soup": [.item(Item(id: "miso", display: "Miso Soup"))], "quantity": [.integer(2)]]))

  /// Puts at least one row into every table.
  private func fill(_ records: SQLiteRecords) throws {
    try records.setSetting("style", to: "driving")
    try records.setUserVocabulary(["Bobo"], app: "MonkeyChat", kind: "contact")
    try records.setTaughtNames(
      ["soup": [Vocabulary.Entry(id: "miso", phrases: [.init("Miso")])]], app: "SoupChef",
      language: "en")
    for (number, minutes) in [0.0, 10].enumerated() {
      var donation = Donation(
        id: "\(number)", group: "miso", app: "SoupChef", action: Self.order.action,
        date: Self.now + minutes * 60, place: "home", phrase: "soup", image: "soup")
      donation.forms = [["soup"], []]
      try records.add(donation)
    }
    try records.keep(
      VoiceShortcut(id: UUID(), phrase: "soup time", key: "souptime", steps: [Self.order]))
    try records.keep(UserActivity(type: "menu", title: "Menu"), of: "SoupChef", at: Self.now)
    try records.setOfferedShortcuts(
      [OfferedShortcut(step: Self.order, conditions: [.dates(Self.now, nil)])], .relevant,
      of: "SoupChef")
  }

  /// Removes the columns' constraints, so that every column accepts every value.
  private func loosen(_ path: String) throws {
    try DatabaseQueue(path: path).writeWithoutTransaction { database in
      try database.execute(
        sql: """
          PRAGMA writable_schema = ON;
          UPDATE sqlite_master
          SET sql = replace(replace(replace(sql, 'STRICT, ', ''), ') STRICT', ')'), ' NOT NULL', '')
          WHERE type = 'table';
          """)
    }
  }

  private func columns() throws -> [(table: String, column: String, type: String)] {
    try DatabaseQueue(path: path).read { database in
      try Row.fetchAll(
        database,
        sql: """
          SELECT sqlite_master.name AS tableName, info.name AS columnName, info.type
          FROM sqlite_master JOIN pragma_table_info(sqlite_master.name) AS info
          WHERE sqlite_master.type = 'table' AND sqlite_master.name NOT LIKE 'grdb%'
          ORDER BY 1, 2
          """
      ).map { try ($0.decode(atIndex: 0), $0.decode(atIndex: 1), $0.decode(atIndex: 2)) }
    }
  }

  /// Writes a value into every row that accepts it; the number of a row can only be a whole number.
  private func write(_ value: String, into column: String, of table: String) throws {
    try FileManager.default.removeItem(atPath: path)
    try FileManager.default.copyItem(atPath: path + ".good", toPath: path)
    var configuration = Configuration()
    configuration.foreignKeysEnabled = false
    do {
      try DatabaseQueue(path: path, configuration: configuration).write { database in
        try database.execute(
          sql: "UPDATE OR IGNORE \"\(table)\" SET \"\(column)\" = \(value)")
      }
    } catch let error as DatabaseError where error.resultCode == .SQLITE_MISMATCH {}
  }

  // MARK: Tests

  /// Numbers in SQLite's notation.
  private static let numbers = [
    "9e999", "-9e999", "1e300", "-1e300", "9223372036854775807", "-9223372036854775808", "0", "-1",
  ]
  private static let others = ["NULL", "'soup'", "''", "x'ff00'", "x''", "'[{\"integer\":1e999}]'"]

  /// How many of the values each column gets; `PARLANCE_TEST_ROUNDS` sets more.
  private static let rounds =
    ProcessInfo.processInfo.environment["PARLANCE_TEST_ROUNDS"].flatMap { Int($0) } ?? 2

  /// Every operation that reads or removes rows.
  private static let uses: [@Sendable (SQLiteRecords) throws -> Void] = [
    { _ = try $0.setting("style") },
    { _ = try $0.userVocabulary(app: "MonkeyChat", kind: "contact") },
    { _ = try $0.userVocabularies(app: "MonkeyChat") },
    { _ = try $0.taughtNames(app: "SoupChef", language: "en") },
    { _ = try $0.latestDonations(9) },
    { _ = try $0.likelyDonations(at: now, place: "home", 9) },
    { _ = try $0.activities() },
    { _ = try $0.offeredShortcuts(.relevant).map { $0.isRelevant(at: now, in: .current) } },
    { _ = try $0.voiceShortcuts() },
    { _ = try $0.voiceShortcut(saidAs: "souptime") },
    { records in for kind in KeptKind.allCases { _ = try records.kept(kind) } },
    { try $0.removeDonations(of: "SoupChef", .ids(["0"])) },
    { try $0.erase(KeptKind.recorded, of: "SoupChef") },
  ]

  @Test func oddValuesInAnyColumnAreReadOrReported() throws {
    for (place, (table, column, type)) in try columns().enumerated() {
      let values = type == "TEXT" ? Self.others : Self.others + Self.numbers
      for round in 0..<Self.rounds {
        // Each round uses another value, and each column another one than the next.
        let value = values[(place + round * 5) % values.count]
        try write(value, into: column, of: table)
        try expectReadable("\(table).\(column) = \(value)")
      }
    }
  }

  private func expectReadable(_ trail: Comment) throws {
    let records = SQLiteRecords(folder: scratch.url)
    for use in Self.uses {
      #expect(throws: Never.self, trail) {
        do { try use(records) } catch is RecordsFailure {}
      }
    }
  }

  /// A habit with a weight beyond all numbers is not the likeliest, and doesn't hide others.
  @Test func aHabitWithAnInfiniteWeightIsNotLikely() throws {
    try write("9e999", into: "weight", of: "habit")
    let records = SQLiteRecords(folder: scratch.url)
    #expect(try records.likelyDonations(at: Self.now, place: nil, 3) == [])
    #expect(try records.latestDonations(3).map(\.id) == ["1", "0"])
  }

  @Test func aDonationWithAnInfiniteDateIsReportedAsDamage() throws {
    try write("-9e999", into: "date", of: "donation")
    #expect(throws: RecordsFailure.damaged(path: path)) {
      try SQLiteRecords(folder: scratch.url).latestDonations(3)
    }
  }
}
