// SPDX-License-Identifier: Apache-2.0

import Intents

/// What the ledger holds at one moment.
struct Books: Hashable, Sendable {
  /// The usual one first.
  var accounts: [Account]

  /// Whom the user pays most first.
  var contacts: [Contact]
  var billers: [Biller]

  func contact(_ id: String) -> Contact? { contacts.first { $0.id == id } }

  func biller(_ id: String) -> Biller? { billers.first { $0.id == id } }

  /// The account that payments come from; the usual one where none is said.
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

  /// Checks that so much is on an account.
  static func check(_ cents: Int, on account: Account) throws(PaymentProblem) {
    guard cents <= account.balance else {
      throw .insufficientFunds(account.name, balance: account.balance)
    }
  }
}
