// SPDX-License-Identifier: Apache-2.0

import Foundation
import GRDB
import IntentModel
import Intents
import SampleData

/// The app's data: the accounts, the payees and the payments.
struct Ledger: Sendable {
  let door: DataDoor

  init(container: URL) {
    door = DataDoor(container: container, name: "MonkeyPay") { LedgerSchema.schema(in: .current) }
  }
}

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

extension Ledger {
  /// Pays somebody, once for each request however often it comes in.
  /// - Throws: ``PaymentProblem`` when the payment isn't possible; then nothing has changed.
  func send(_ transfer: Transfer) async throws -> Payment {
    try await once(transfer.id) { try $0.sending(transfer) }
  }

  /// Records that somebody was asked for money, once for each request.
  func request(_ transfer: Transfer) async throws -> Payment {
    try await once(transfer.id) { try $0.requesting(transfer) }
  }

  /// Pays towards a bill, once for each request.
  func pay(_ bill: BillPayment) async throws -> Payment {
    try await once(bill.id) { try $0.paying(bill) }
  }

  /// Returns the payment that was made for a request. If there is none, makes it, records it and
  /// moves the money.
  private func once(
    _ request: UUID, _ make: @escaping @Sendable (Books) throws -> Payment
  ) async throws -> Payment {
    try await door.write { database in
      let books = try Self.books(in: database)
      let made = try PaymentRow.fetchOne(
        database, sql: "\(PaymentRow.select) WHERE request = ?", arguments: [request.uuidString])
      if let payment = made?.payment(in: books) { return payment }
      let payment = try make(books)
      try Self.record(payment, request, in: database)
      try Self.move(payment, in: database)
      return payment
    }
  }

  private static func record(
    _ payment: Payment, _ request: UUID, in database: Database
  ) throws {
    let (kind, contact, biller) = columns(payment.kind)
    try database.execute(
      sql: """
        INSERT INTO payment (request, kind, contact, biller, account, cents, note, madeAt, paidOn)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
        """,
      arguments: [
        request.uuidString, kind, contact, biller, payment.account?.id, payment.cents,
        payment.note, payment.madeAt.timeIntervalSince1970,
        payment.paidOn.timeIntervalSince1970,
      ])
  }

  /// The columns that say with whom a payment is made.
  private static func columns(_ kind: Payment.Kind) -> (String, contact: String?, biller: String?) {
    switch kind {
    case .send(let contact): ("send", contact.id, nil)
    case .request(let contact): ("request", contact.id, nil)
    case .bill(let biller): ("bill", nil, biller.id)
    }
  }

  private static func move(_ payment: Payment, in database: Database) throws {
    if let account = payment.account {
      try database.execute(
        sql: "UPDATE account SET balance = balance - ? WHERE id = ?",
        arguments: [payment.cents, account.id])
    }
    if case .bill(let biller) = payment.kind {
      try database.execute(
        sql: """
          UPDATE biller SET due = max(0, due - :cents), minimum = max(0, minimum - :cents),
            balance = balance - :cents WHERE id = :id
          """,
        arguments: ["cents": payment.cents, "id": biller.id])
    }
  }
}
