// SPDX-License-Identifier: Apache-2.0

import Foundation
import GRDB
import SampleData

extension ChatStore {
  /// How many messages a search without conditions shows, from the newest on.
  static let newest = 10
  /// The most messages that a search shows.
  static let mostMessages = 50

  /// Sends a message, once for each request however often it comes in.
  /// - Throws: ``ChatProblem`` when it can no longer be sent; then nothing has changed.
  func send(_ draft: Draft) async throws -> Message {
    try await writeInSession { database in
      if let sent = try Self.message(for: draft.id, in: database) { return sent }
      try Self.record(draft, in: database)
      guard let sent = try Self.message(for: draft.id, in: database) else {
        throw ChatProblem.messageNotFound
      }
      return sent
    }
  }

  /// The message that was sent for a request; nil if there is none.
  func message(for request: UUID) async throws -> Message? {
    try await door.read { try Self.message(for: request, in: $0) }
  }

  /// The newest first.
  func messages(_ search: MessageSearch) async throws -> [Message] {
    let limit = search.isBare ? Self.newest : Self.mostMessages + 1
    let found = try await readInSession { database in
      return try Self.messages(search, limit: limit, in: database)
    }
    guard found.count <= Self.mostMessages else { throw ChatProblem.tooManyMessages }
    return found
  }

  private static func messages(
    _ search: MessageSearch, limit: Int, in database: Database
  ) throws -> [Message] {
    let rows = try MessageRow.fetchCursor(
      database, sql: "\(MessageRow.select) ORDER BY sentAt DESC, message.number DESC")
    var found: [Message] = []
    while found.count < limit, let row = try rows.next() {
      let message = try row.message(in: database)
      if search.matches(message) { found.append(message) }
    }
    return found
  }

  private static func message(for request: UUID, in database: Database) throws -> Message? {
    try MessageRow.fetchOne(
      database, sql: "\(MessageRow.select) WHERE request = ?", arguments: [request.uuidString]
    )?.message(in: database)
  }

  private static func record(_ draft: Draft, in database: Database) throws {
    let seconds = draft.date.timeIntervalSince1970
    let group: Group? = if case .group(let group) = draft.receiver { group } else { nil }
    try database.execute(
      sql: """
        INSERT INTO message (request, groupID, content, sentAt, isRead, isFlagged)
        VALUES (?, ?, ?, ?, 1, 0)
        """,
      arguments: [draft.id.uuidString, group?.id, draft.content, seconds])
    guard case .people(let people) = draft.receiver else { return }
    try record(people, ofMessage: Int(database.lastInsertedRowID), in: database)
    try touch(people, at: seconds, in: database)
  }

  static func record(_ people: [Party], ofMessage number: Int, in database: Database) throws {
    for (position, party) in people.enumerated() {
      try database.execute(
        sql: """
          INSERT INTO messageRecipient (message, position, contact, name, systemContact)
          VALUES (?, ?, ?, ?, ?)
          """,
        arguments: [number, position, party.contact, party.name, party.systemContact])
    }
  }
}
