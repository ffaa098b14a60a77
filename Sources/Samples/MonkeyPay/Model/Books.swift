// SPDX-License-Identifier: Apache-2.0

import Foundation
import GRDB
import Intents
import SampleData

/// The ledger's state at one moment.
struct Books: Hashable, Sendable {
  /// The usual one first.
  var accounts: [Account]

  /// The contacts, the most often paid first.
  var contacts: [Contact]
  var billers: [Biller]

  func contact(_ id: String) -> Contact? { contacts.first { $0.id == id } }

  func biller(_ id: String) -> Biller? { billers.first { $0.id == id } }

  /// The account to pay from; the usual one if none is said.
  func account(_ id: String?) throws(PaymentProblem) -> Account {
    let account = id.map { id in accounts.first { $0.id == id } } ?? accounts.first
    guard let account else { throw .unknownAccount(id ?? "") }
    guard account.isMoney else { throw .noMoney(account.name) }
    return account
  }

  /// Checks that the service can reach somebody's account.
  static func check(_ contact: Contact) throws(PaymentProblem) {
    guard contact.hasAccount else { throw .noAccount(contact.name) }
    guard contact.handle != nil else { throw .noValidHandle(contact.name) }
  }

  /// Checks that an account holds enough.
  static func check(_ cents: Int, on account: Account) throws(PaymentProblem) {
    guard cents <= account.balance else {
      throw .insufficientFunds(account.name, balance: account.balance)
    }
  }
}

/// Turns requests into payments, or throws the reason why that isn't possible.
extension Books {
  /// The user pays somebody, from the usual account.
  func sending(_ transfer: Transfer) throws(PaymentProblem) -> Payment {
    let account = try account(nil)
    let contact = try checked(transfer)
    try Self.check(transfer.cents, on: account)
    guard transfer.cents <= transfer.limit else { throw .authenticationRequired }
    return Payment(
      kind: .send(contact), account: account, cents: transfer.cents, note: transfer.note,
      madeAt: transfer.date, paidOn: transfer.date)
  }

  /// The user asks somebody for money.
  func requesting(_ transfer: Transfer) throws(PaymentProblem) -> Payment {
    Payment(
      kind: .request(try checked(transfer)), account: nil, cents: transfer.cents,
      note: transfer.note, madeAt: transfer.date, paidOn: transfer.date)
  }

  /// The user pays a bill; money for a later day is set aside at once.
  func paying(_ bill: BillPayment) throws(PaymentProblem) -> Payment {
    guard let biller = biller(bill.biller) else { throw .unknownBiller(bill.biller) }
    let account = try account(bill.account)
    let known = biller.cents(of: bill.amountType)
    let cents = bill.amountType == .unknown ? bill.cents ?? known : known
    try biller.check(cents)
    try Self.check(cents, on: account)
    guard cents <= bill.limit else { throw .authenticationRequired }
    return Payment(
      kind: .bill(biller), account: account, cents: cents, note: bill.note, madeAt: bill.date,
      paidOn: max(bill.payOn ?? bill.date, bill.date))
  }

  private func checked(_ transfer: Transfer) throws(PaymentProblem) -> Contact {
    guard let contact = contact(transfer.contact) else { throw .noAccount(transfer.contact) }
    try Self.check(contact)
    try Limits.check(transfer.cents)
    return contact
  }
}

/// Money that somebody asks to move, in the ledger's identifiers.
struct Transfer: Hashable, Sendable {
  /// The request's identifier: the same each time the same request comes in.
  var id: UUID

  /// The contact who is paid, or is asked to pay.
  var contact: String
  var cents: Int
  var note: String?

  /// The most that may be paid without authentication, in cents.
  var limit: Int
  var date: Date
}

/// A bill that somebody asks to pay, in the ledger's identifiers.
struct BillPayment: Hashable, Sendable {
  /// The request's identifier: the same each time the same request comes in.
  var id: UUID
  var biller: String

  /// Which of the bill's amounts to pay; if it is unknown, ``cents`` counts.
  var amountType: INAmountType

  /// Nil if the user said no amount.
  var cents: Int?

  /// Nil for the usual account.
  var account: String?

  /// Nil to pay at once.
  var payOn: Date?
  var note: String?

  /// The most that may be paid without authentication, in cents.
  var limit: Int
  var date: Date
}

/// An account of the user's.
struct Account: Hashable, Sendable, Codable, StoredRow {
  var id: String

  /// The user's name for it.
  var name: String

  /// The raw value of an `INAccountType`.
  var type: Int

  /// The last digits.
  var number: String?

  /// The bank that keeps it; nil for the app itself.
  var organization: String?

  /// The unit of the balance: the raw value of an `INBalanceType`.
  var unit: Int

  /// In cents if it is money, else in whole units.
  var balance: Int

  var isMoney: Bool { unit == 1 }
}

/// Somebody the user knows.
struct Contact: Hashable, Sendable, Codable, StoredRow {
  var id: String
  var name: String

  /// The address under which the service reaches them; nil if it is not known.
  var handle: String?

  /// Whether they have an account with the service.
  var hasAccount: Bool
}
