// SPDX-License-Identifier: Apache-2.0

import Foundation
import GRDB
import IntentModel
import Intents
import SampleData

/// The app's data: contacts, groups, messages and calls.
struct ChatStore: Sendable {
  let door: DataDoor

  init(container: URL) {
    door = DataDoor(container: container, name: "MonkeyChat") { ChatSchema.schema(in: .current) }
  }
}

extension ChatStore {
  /// Marks messages, once for each request however often it comes in.
  ///
  /// - Parameter numbers: which messages; nil for the usual ones of the mark.
  /// - Throws: ``ChatProblem/messageNotFound`` when there are none; then nothing has changed.
  func mark(_ numbers: [Int]?, as mark: Mark, for request: UUID) async throws {
    try await writeInSession { database in
      guard try !Self.isMarked(request, in: database) else { return }
      let numbers = try numbers ?? Int.fetchAll(database, sql: mark.usual)
      let count = try numbers.reduce(0) { count, number in
        try database.execute(
          sql: "UPDATE message SET \(mark.assignment) WHERE number = ?", arguments: [number])
        return count + database.changesCount
      }
      guard count > 0 else { throw ChatProblem.messageNotFound }
      try database.execute(
        sql: "INSERT INTO marking (request, count) VALUES (?, ?)",
        arguments: [request.uuidString, count])
    }
  }

  private static func isMarked(_ request: UUID, in database: Database) throws -> Bool {
    try Int.fetchOne(
      database, sql: "SELECT count FROM marking WHERE request = ?",
      arguments: [request.uuidString]) != nil
  }
}

extension ChatStore {
  func book() async throws -> AddressBook {
    try await door.read { try AddressBook(contacts: Self.contacts(in: $0)) }
  }

  func groups() async throws -> [Group] {
    try await door.read { try Self.groups(in: $0) }
  }

  /// The favourites, then the people the user was in touch with lately, then the rest by name.
  static func contacts(in database: Database) throws -> [Contact] {
    try Contact.fetchAll(
      database,
      sql: """
        SELECT id, name, handle, nickname, isFavorite, hasVideo FROM contact
        ORDER BY isFavorite DESC, lastContactedAt DESC NULLS LAST, name COLLATE NOCASE, id
        """)
  }

  static func groups(in database: Database) throws -> [Group] {
    try Group.fetchAll(database, sql: "SELECT id, name FROM chatGroup ORDER BY position")
  }

  /// Remembers that the user was in touch with somebody.
  static func touch(_ people: [Party], at seconds: Double, in database: Database) throws {
    for contact in people.compactMap(\.contact) {
      try database.execute(
        sql: """
          UPDATE contact SET lastContactedAt = max(coalesce(lastContactedAt, ?), ?) WHERE id = ?
          """,
        arguments: [seconds, seconds, contact])
    }
  }
}

extension ChatStore {
  /// Throws if nobody is logged in.
  func requireSession() async throws {
    try await readInSession { _ in }
  }

  /// Reads, if somebody is logged in.
  func readInSession<T: Sendable>(
    _ look: @escaping @Sendable (Database) throws -> T
  ) async throws -> T {
    try Self.requireNoSignOut()
    return try await door.read { database in
      try Self.requireSession(in: database)
      return try look(database)
    }
  }

  /// Changes everything or nothing, if somebody is logged in.
  func writeInSession<T: Sendable>(
    _ change: @escaping @Sendable (Database) throws -> T
  ) async throws -> T {
    try Self.requireNoSignOut()
    return try await door.write { database in
      try Self.requireSession(in: database)
      return try change(database)
    }
  }

  func set(isLoggedIn: Bool) async throws {
    try await door.write { database in
      try database.execute(
        sql: "UPDATE session SET isLoggedIn = ? WHERE id = 1", arguments: [isLoggedIn])
    }
  }

  static func isLoggedIn(in database: Database) throws -> Bool {
    try Bool.fetchOne(database, sql: "SELECT isLoggedIn FROM session WHERE id = 1") ?? false
  }

  private static func requireSession(in database: Database) throws {
    guard try isLoggedIn(in: database) else { throw ChatProblem.notLoggedIn }
  }

  /// Throws if the device says that the user is signed out, which outranks the app's own data.
  private static func requireNoSignOut() throws {
    if RequestContext.current?.isSignedOut == true { throw ChatProblem.notLoggedIn }
  }
}

extension ChatStore {
  /// How many calls a search shows, from the newest on.
  static let mostCalls = 20

  /// Writes a new call into the history, once for each request.
  /// - Throws: ``ChatProblem`` when it can no longer be made; then nothing has changed.
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

  /// The call with an identifier; nil if there is none.
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

  /// Writes the call down and returns its number.
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
