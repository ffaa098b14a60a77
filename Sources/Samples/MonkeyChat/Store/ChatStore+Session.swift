// SPDX-License-Identifier: Apache-2.0

import GRDB
import SampleData

extension ChatStore {
  /// Refuses where nobody is logged in.
  func requireSession() async throws {
    try await door.read { try Self.requireSession(in: $0) }
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

  static func requireSession(in database: Database) throws {
    guard try isLoggedIn(in: database) else { throw ChatProblem.notLoggedIn }
  }
}
