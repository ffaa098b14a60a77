// SPDX-License-Identifier: Apache-2.0

import GRDB
import SampleData

extension Ledger {
  func books() async throws -> Books {
    try await door.read { try Self.books(in: $0) }
  }

  /// The same for code that can't wait.
  func booksAtOnce() throws -> Books {
    try door.readNow { try Self.books(in: $0) }
  }

  static func books(in database: Database) throws -> Books {
    try Books(
      accounts: Account.fetchAll(database, sql: "SELECT * FROM account ORDER BY position"),
      contacts: Contact.fetchAll(
        database,
        sql: """
          SELECT contact.* FROM contact LEFT JOIN payment ON payment.contact = contact.id
          GROUP BY contact.id ORDER BY count(payment.number) DESC, contact.position
          """),
      billers: Biller.fetchAll(database, sql: "SELECT * FROM biller ORDER BY position"))
  }
}
