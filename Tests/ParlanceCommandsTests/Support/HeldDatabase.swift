// SPDX-License-Identifier: Apache-2.0

import GRDB

/// A database that another program is in the middle of changing.
enum HeldDatabase {
  static func holding<Result>(
    _ path: String, _ work: () async throws -> Result
  ) async throws -> Result {
    var configuration = Configuration()
    configuration.allowsUnsafeTransactions = true
    let holder = try DatabaseQueue(path: path, configuration: configuration)
    try await holder.writeWithoutTransaction { try $0.execute(sql: "BEGIN EXCLUSIVE") }
    let result = try await work()
    try await holder.writeWithoutTransaction { try $0.execute(sql: "ROLLBACK") }
    return result
  }
}
