// SPDX-License-Identifier: Apache-2.0

import GRDB
import SampleData

extension Kitchen {
  func menu() async throws -> Menu {
    try await door.read { try Self.menu(in: $0) }
  }

  /// Puts a soup on or takes it off; setting it to what it is changes nothing.
  func set(_ soup: Soup, to availability: Availability) async throws {
    try await door.write { database in
      try database.execute(
        sql: "UPDATE soup SET isOn = ? WHERE id = ?",
        arguments: [availability == .available, soup.id])
    }
  }

  static func menu(in database: Database) throws -> Menu {
    try Menu(
      soups: Soup.fetchAll(
        database, sql: "SELECT id, price, stock, isOn FROM soup ORDER BY position"),
      options: SoupOption.fetchAll(
        database, sql: "SELECT id, price FROM soupOption ORDER BY position"))
  }
}
