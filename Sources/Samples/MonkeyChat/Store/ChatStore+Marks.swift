// SPDX-License-Identifier: Apache-2.0

import Foundation
import GRDB
import SampleData

extension ChatStore {
  /// Marks messages, once for each request however often it is asked.
  ///
  /// - Parameter numbers: which; nil for those that are usually meant.
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
