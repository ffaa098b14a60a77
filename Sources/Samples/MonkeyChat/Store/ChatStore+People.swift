// SPDX-License-Identifier: Apache-2.0

import GRDB
import SampleData

extension ChatStore {
  func book() async throws -> AddressBook {
    try await door.read { try AddressBook(contacts: Self.contacts(in: $0)) }
  }

  func groups() async throws -> [Group] {
    try await door.read { try Self.groups(in: $0) }
  }

  /// The favourites, then whom the user has been in touch with lately, then the rest by name.
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
