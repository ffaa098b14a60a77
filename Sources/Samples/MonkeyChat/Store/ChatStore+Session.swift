// SPDX-License-Identifier: Apache-2.0

import GRDB
import IntentModel
import Intents
import SampleData

extension ChatStore {
  /// Refuses where nobody is logged in.
  func requireSession() async throws {
    try await readInSession { _ in }
  }

  /// Looks, where somebody is logged in.
  func readInSession<T: Sendable>(
    _ look: @escaping @Sendable (Database) throws -> T
  ) async throws -> T {
    try Self.requireNoSignOut()
    return try await door.read { database in
      try Self.requireSession(in: database)
      return try look(database)
    }
  }

  /// Changes all or nothing, where somebody is logged in.
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

  /// What the device says of the user, whatever the app knows.
  private static func requireNoSignOut() throws {
    if RequestContext.current?.isSignedOut == true { throw ChatProblem.notLoggedIn }
  }
}
