// SPDX-License-Identifier: Apache-2.0

import Foundation
import GRDB
import SampleData

/// The app's data: the sessions, the log of meditations, and the focus that is set.
struct MeditationStore: Sendable {
  private let door: DataDoor

  init(container: URL) {
    door = DataDoor(container: container, name: "Meditation") { MeditationSchema.schema }
  }

  // MARK: Sessions

  /// The sessions in the order in which they are offered: the app's, then the user's own.
  func sessions() async throws -> [MeditationSession] {
    try await door.read { database in
      try SessionRow.fetchAll(database, sql: "SELECT * FROM session ORDER BY position")
    }.map(\.session)
  }

  /// Adds a session of the user's own.
  func add(_ name: String, minutes: Int) async throws {
    try await door.write { database in
      try database.execute(
        sql: """
          INSERT INTO session (id, name, minutes, isOwn, position)
          SELECT ?, ?, ?, 1, coalesce(max(position), 0) + 1 FROM session
          """, arguments: [name, name, minutes])
    }
  }

  func remove(_ id: MeditationSession.ID) async throws {
    try await door.write { database in
      try database.execute(sql: "DELETE FROM session WHERE id = ?", arguments: [id])
    }
  }

  // MARK: What was done

  /// Records that a session began.
  func begin(_ id: MeditationSession.ID, minutes: Int) async throws {
    try await door.write { database in
      try database.execute(
        sql: "INSERT INTO meditation (session, minutes) VALUES (?, ?)", arguments: [id, minutes])
    }
  }

  /// The session that began last; nil if there was none, or if it was removed since.
  func lastSession() async throws -> MeditationSession? {
    try await door.read { database in
      try SessionRow.fetchOne(
        database,
        sql: """
          SELECT session.* FROM meditation JOIN session ON session.id = meditation.session
          ORDER BY number DESC LIMIT 1
          """)
    }?.session
  }

  /// The sum over all meditations.
  func minutes() async throws -> Int {
    try await door.read { database in
      try TotalRow.fetchOne(database, sql: "SELECT sum(minutes) AS minutes FROM meditation")
    }?.minutes ?? 0
  }

  func setFocus(_ focus: String) async throws {
    try await door.write { database in
      try database.execute(
        sql: "INSERT OR REPLACE INTO focus (number, name) VALUES (1, ?)", arguments: [focus])
    }
  }
}

/// A session as its table holds it.
struct SessionRow: Codable, StoredRow, Sendable {
  var id: String
  var name: String
  var minutes: Int
  var isOwn: Bool

  var session: MeditationSession {
    MeditationSession(id: id, name: name, minutes: minutes, isOwn: isOwn)
  }
}

/// The total time of all meditations.
struct TotalRow: Codable, StoredRow, Sendable {
  /// Nil if nothing was meditated.
  var minutes: Int?
}
