// SPDX-License-Identifier: Apache-2.0

import Foundation
import GRDB
import IntentModel
import ParlanceTesting
import Rehearsal
import Testing

/// Absurd numbers in any column of the shipped apps' tables: a number that can't be calculated with
/// is reported as unreadable, and everything else works.
///
/// A trap in an app ends these tests: nothing catches it here. `PARLANCE_TEST_SEED` and
/// `PARLANCE_TEST_ROUNDS` give other values and more of them.
@Suite(.timeLimit(.minutes(20)))
struct OddValuesTests {
  /// Lines for an app that make it read each of its tables.
  private struct Reading {
    var app: String
    /// Lines that fill the tables that are empty at first.
    var before: [String] = []
    var requests: [(tables: Set<String>, turns: [String])]
  }

  private static let readings = [
    Reading(
      app: "SoupChef", before: ["order two clam chowders with croutons in Soup Chef", "yes"],
      requests: [
        (
          ["soup", "soupOption"],
          [
            "what soups are there in Soup Chef?",
            "order 100 clam chowders with croutons in Soup Chef", "yes", "yes",
          ]
        ),
        (
          ["soupOrder", "soupOrderExtra"],
          ["where's my order in Soup Chef", "show my orders in Soup Chef"]
        ),
      ]),
    Reading(
      app: "MonkeyCab", before: ["get me a ride to the airport with MonkeyCab", "yes"],
      requests: [
        (["ride"], ["where's my ride with MonkeyCab"]),
        (
          ["place", "rideKind", "cab", "paymentMethod"],
          [
            "how much is a ride to the airport with MonkeyCab",
            "schedule a ride to the airport for tomorrow at 8 am with MonkeyCab", "yes",
          ]
        ),
      ]),
    Reading(
      app: "MonkeyFit", before: ["start a 20 minute Jungle Run with MonkeyFit"],
      requests: [
        (
          ["workout", "workoutKind"],
          ["pause my workout in MonkeyFit", "end my workout in MonkeyFit"]
        )
      ]),
    Reading(
      app: "MonkeyPay", before: ["send $20 to Bobo with MonkeyPay", "yes", "yes"],
      requests: [
        (["account"], ["what's my balance with MonkeyPay"]),
        (["contact", "payment"], ["send $20 to Bobo with MonkeyPay", "yes", "yes"]),
        (["biller"], ["pay my electricity bill with MonkeyPay", "yes", "yes"]),
      ]),
    Reading(
      app: "MonkeyPics", before: ["show the Family album in MonkeyPics"],
      requests: [
        (
          [
            "photo", "album", "photoAlbum", "photoPerson", "photoKeyword", "opening",
            "openingPhoto",
          ], ["show the Family album in MonkeyPics"]
        )
      ]),
    Reading(
      app: "MonkeyChat", before: ["mark my messages as read in MonkeyChat"],
      requests: [
        (
          ["session", "contact", "chatGroup", "message", "messageRecipient", "marking"],
          ["show my messages in MonkeyChat"]
        ),
        (["call", "callParty"], ["show my missed calls in MonkeyChat"]),
      ]),
    Reading(
      app: "Meditation", before: ["start breathing meditation", "set focus to work in meditation"],
      requests: [
        (["session", "focus"], ["start calming meditation"]),
        (["meditation"], ["how long did I meditate in meditation"]),
      ]),
    Reading(
      app: "MonkeyDo", before: ["postpone water the plants in monkeydo", "tomorrow"],
      requests: [(["task", "list"], ["show my tasks in monkeydo"])]),
  ]

  /// Values in SQLite's notation.
  private static let odd = [
    "9e999", "-9e999", "1e300", "-1e300", "9223372036854775807", "-9223372036854775808",
    "4611686018427387904", "0", "-1", "NULL", "'soup'", "x'ff00'",
  ]

  private let stage = Stage()

  private func path(_ app: String) -> String {
    stage.folder.appending(path: "\(app)/\(app).sqlite").path
  }

  private func play(_ turns: [String]) async throws -> [PlayedExchange] {
    let text = turns.map { "> \($0)" }.joined(separator: "\n")
    return await TranscriptPlayer(on: stage).play(try Transcript(parsing: text, file: "odd"))
  }

  // MARK: Files

  private func open(_ app: String) throws -> DatabaseQueue {
    var configuration = Configuration()
    configuration.foreignKeysEnabled = false
    return try DatabaseQueue(path: path(app), configuration: configuration)
  }

  /// The columns that hold numbers, by their tables.
  private func columns(of app: String) throws -> [(table: String, column: String)] {
    try open(app).read { database in
      try Row.fetchAll(
        database,
        sql: """
          SELECT sqlite_master.name AS tableName, info.name AS columnName
          FROM sqlite_master JOIN pragma_table_info(sqlite_master.name) AS info
          WHERE sqlite_master.type = 'table' AND info.type IN ('INTEGER', 'REAL')
          AND sqlite_master.name NOT LIKE 'sqlite%'
          ORDER BY 1, 2
          """
      ).map { (table: try $0.decode(atIndex: 0), column: try $0.decode(atIndex: 1)) }
    }
  }

  /// Writes a value into every row that accepts it.
  ///
  /// - Returns: the number of rows in the table; nil if no row accepts the value.
  private func write(
    _ value: String, into column: String, of table: String, in app: String
  ) throws -> Int? {
    try open(app).write { database in
      do {
        try database.execute(
          sql: "UPDATE OR IGNORE \"\(table)\" SET \"\(column)\" = \(value)")
      } catch is DatabaseError {
        return nil
      }
      return database.changesCount > 0 ? try count(table, in: database) : nil
    }
  }

  private func count(_ table: String, in database: Database) throws -> Int {
    try Int.fetchOne(database, sql: "SELECT count(*) FROM \"\(table)\"") ?? 0
  }

  // MARK: Tests

  @Test(arguments: readings.indices)
  func anOddNumberInAnyColumnIsAnsweredWithATurn(_ index: Int) async throws {
    let reading = Self.readings[index]
    let seed = TestSettings.seed ?? 20_261_126
    var random = SeededGenerator(seed: seed)
    _ = try await play(reading.before)
    let kept = path(reading.app)
    try FileManager.default.copyItem(atPath: kept, toPath: kept + ".good")
    for _ in 1...(TestSettings.rounds ?? 1) {
      for (table, column) in try columns(of: reading.app) {
        let turns = reading.requests.first { $0.tables.contains(table) }?.turns
        let requests = try #require(turns, "nothing is said of \(reading.app).\(table)")
        for value in Self.odd.shuffled(using: &random) {
          guard let rows = try write(value, into: column, of: table, in: reading.app) else {
            continue
          }
          let trail: Comment = "seed \(seed): \(reading.app).\(table).\(column) = \(value)"
          try await expectTurns(requests, trail)
          #expect(
            try await open(reading.app).read { try count(table, in: $0) } >= rows, trail)
          break
        }
        try FileManager.default.removeItem(atPath: kept)
        try FileManager.default.copyItem(atPath: kept + ".good", toPath: kept)
      }
    }
  }

  private func expectTurns(_ requests: [String], _ trail: Comment) async throws {
    for exchange in try await play(requests) {
      let turn = try #require(exchange.turns.last, trail)
      #expect(!turn.spoken.isEmpty, trail)
      #expect(turn.result != nil || turn.prompt != nil, trail)
      #expect(!turn.spoken.contains { $0.contains("${") }, trail)
    }
  }

  /// For a value that makes a row unreadable: the lines that read the row, and lines that don't.
  static let unreadable = [
    (
      "SoupChef", "UPDATE soupOrder SET orderedAt = 9e999", "where's my order in Soup Chef",
      "what soups are there in Soup Chef?"
    ),
    (
      "SoupChef", "UPDATE soup SET price = 9223372036854775807",
      "what soups are there in Soup Chef?", "show my orders in Soup Chef"
    ),
    (
      "MonkeyCab", "UPDATE ride SET confirmedAt = 1e300", "where's my ride with MonkeyCab",
      "show me ride options with MonkeyCab"
    ),
    (
      "MonkeyPics", "UPDATE photo SET day = '2026-99-03'", "show my photos in MonkeyPics",
      "what soups are there in Soup Chef?"
    ),
    (
      "MonkeyChat", "UPDATE call SET startedAt = -9e999", "show my missed calls in MonkeyChat",
      "show my messages in MonkeyChat"
    ),
    (
      "MonkeyPay", "UPDATE account SET balance = 9223372036854775807",
      "what's my balance with MonkeyPay", "what soups are there in Soup Chef?"
    ),
  ]

  @Test(arguments: unreadable)
  func anUnreadableRowIsReportedAsDamaged(
    _ app: String, _ change: String, _ request: String, _ other: String
  ) async throws {
    let reading = try #require(Self.readings.first { $0.app == app })
    _ = try await play(reading.before)
    // Opens the app once, before any of its data is needed.
    _ = try await play([request])
    try await open(app).write { try $0.execute(sql: change) }
    let turns = try await play([request, other]).map { $0.turns.last }
    let told = try #require(turns.first ?? nil)
    #expect(told.code == "databaseDamaged")
    #expect(told.result == .failure)
    #expect(told.spoken.joined().contains(path(app)))
    let next = try #require(turns.last ?? nil)
    #expect(next.result == .success)
  }
}
