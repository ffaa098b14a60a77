// SPDX-License-Identifier: Apache-2.0

import AppIntents
import Foundation

/// Everything the app knows about the user's money.
actor Ledger {
  static let shared = Ledger()

  struct Account: Identifiable, Sendable {
    let id: String
    var name: String
    var balance: Decimal
    var currencyCode: String
    var openedOn: Date
    var isFrozen = false
    var statement: URL?
  }

  struct Entry: Identifiable, Sendable {
    let id: UUID
    var accountID: Account.ID
    var payee: String
    var amount: Decimal
    var currencyCode: String
    var date: Date
    var tags: [String] = []
    var note = ""
    var receipt: URL?
  }

  private(set) var accounts: [Account] = [
    Account(
      id: "everyday", name: "Everyday", balance: 1240.5, currencyCode: "EUR",
      openedOn: Date(timeIntervalSince1970: 1_400_000_000),
      statement: URL(string: "https://wallet.example.com/statements/everyday.pdf")),
    Account(
      id: "travel", name: "Travel", balance: 310, currencyCode: "USD",
      openedOn: Date(timeIntervalSince1970: 1_600_000_000)),
  ]

  private(set) var entries: [Entry] = []

  func accounts(withIDs ids: [Account.ID]) -> [Account] { accounts.filter { ids.contains($0.id) } }

  func entries(withIDs ids: [UUID]) -> [Entry] { entries.filter { ids.contains($0.id) } }

  func entries(in interval: DateInterval) -> [Entry] {
    entries.filter { interval.contains($0.date) }
  }

  func post(_ entry: Entry) throws {
    guard let index = accounts.firstIndex(where: { $0.id == entry.accountID }) else {
      throw WalletError.noSuchAccount(entry.accountID)
    }
    guard accounts[index].balance >= entry.amount else { throw WalletError.insufficientFunds }
    accounts[index].balance -= entry.amount
    entries.append(entry)
  }

  func setFrozen(_ isFrozen: Bool, account id: Account.ID) throws {
    guard let index = accounts.firstIndex(where: { $0.id == id }) else {
      throw WalletError.noSuchAccount(id)
    }
    accounts[index].isFrozen = isFrozen
  }
}

enum WalletError: Error, CustomLocalizedStringResourceConvertible {
  case noSuchAccount(String)
  case insufficientFunds
  case mixedCurrencies(String, String)
  case nothingToSplit

  var localizedStringResource: LocalizedStringResource {
    switch self {
    case .noSuchAccount(let id): "There is no account “\(id)”."
    case .insufficientFunds: "There isn’t enough money in that account."
    case .mixedCurrencies(let one, let other): "\(one) and \(other) can’t be added."
    case .nothingToSplit: "There is nothing to split."
    }
  }
}

extension IntentCurrencyAmount {
  var text: String { amount.formatted(.currency(code: currencyCode)) }

  func adding(_ other: IntentCurrencyAmount) throws -> IntentCurrencyAmount {
    guard currencyCode == other.currencyCode else {
      throw WalletError.mixedCurrencies(currencyCode, other.currencyCode)
    }
    return IntentCurrencyAmount(amount: amount + other.amount, currencyCode: currencyCode)
  }
}
