// SPDX-License-Identifier: Apache-2.0

import Foundation
import GRDB
import SampleData

extension ChatStore {
  /// A search shows so many of the newest calls.
  static let mostCalls = 20

  /// Puts a call that is being made into the history, once for each request.
  /// - Throws: ``ChatProblem`` when it can't be made any more; then nothing has changed.
  func place(_ plan: CallPlan) async throws -> Call {
    try await writeInSession { database in
      if let call = try Self.call(for: plan.id, in: database) { return call }
      let number = try Self.record(plan, in: database)
      return Call(
        number: number, kind: .outgoing, isVideo: plan.isVideo, startedAt: plan.date, isSeen: true,
        parties: plan.parties)
    }
  }

  /// The newest first.
  func calls(_ search: CallSearch) async throws -> [Call] {
    let limit = search.isLatest ? 1 : Self.mostCalls
    return try await readInSession { database in
      let rows = try CallRow.fetchCursor(
        database, sql: "\(CallRow.select) ORDER BY startedAt DESC, number DESC")
      var found: [Call] = []
      while found.count < limit, let row = try rows.next() {
        let call = try row.call(in: database)
        if search.matches(call) { found.append(call) }
      }
      return found
    }
  }

  /// The call of the history with an identifier; nil for none.
  func call(_ identifier: String) async throws -> Call? {
    guard let number = Int(identifier) else { return nil }
    return try await door.read { database in
      try CallRow.fetchOne(
        database, sql: "\(CallRow.select) WHERE number = ?", arguments: [number]
      )?.call(in: database)
    }
  }

  private static func call(for request: UUID, in database: Database) throws -> Call? {
    try CallRow.fetchOne(
      database, sql: "\(CallRow.select) WHERE request = ?", arguments: [request.uuidString]
    )?.call(in: database)
  }

  /// Returns its number.
  private static func record(_ plan: CallPlan, in database: Database) throws -> Int {
    let seconds = plan.date.timeIntervalSince1970
    try database.execute(
      sql: """
        INSERT INTO call (request, kind, isVideo, startedAt, isSeen)
        VALUES (?, 'outgoing', ?, ?, 1)
        """,
      arguments: [plan.id.uuidString, plan.isVideo, seconds])
    let number = Int(database.lastInsertedRowID)
    try record(plan.parties, ofCall: number, in: database)
    try touch(plan.parties, at: seconds, in: database)
    return number
  }

  static func record(_ people: [Party], ofCall number: Int, in database: Database) throws {
    for (position, party) in people.enumerated() {
      try database.execute(
        sql: """
          INSERT INTO callParty (call, position, contact, name, systemContact)
          VALUES (?, ?, ?, ?, ?)
          """,
        arguments: [number, position, party.contact, party.name, party.systemContact])
    }
  }
}
