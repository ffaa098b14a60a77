// SPDX-License-Identifier: Apache-2.0

import Foundation
import IntentModel
import Intents

/// Makes SiriKit's values of the app's facts.
extension Phrasing {
  func person(_ contact: Contact) -> INPerson {
    INPerson(
      personHandle: INPersonHandle(value: contact.handle, type: .emailAddress),
      nameComponents: nil, displayName: contact.name, image: nil,
      contactIdentifier: contact.name, customIdentifier: contact.id)
  }

  func payee(_ biller: Biller) -> INBillPayee? {
    INBillPayee(
      nickname: INSpeakableString(
        identifier: biller.id, spokenPhrase: biller.name, pronunciationHint: nil),
      number: biller.number, organizationName: INSpeakableString(spokenPhrase: biller.name))
  }

  func account(_ account: Account) -> INPaymentAccount {
    INPaymentAccount(
      nickname: INSpeakableString(
        identifier: account.id, spokenPhrase: account.name, pronunciationHint: nil),
      number: account.number, accountType: INAccountType(rawValue: account.type) ?? .unknown,
      organizationName: account.organization.map(INSpeakableString.init(spokenPhrase:)),
      balance: balance(account), secondaryBalance: nil)
  }

  func money(_ cents: Int) -> INCurrencyAmount {
    INCurrencyAmount(amount: Cents.amount(cents), currencyCode: Cents.currency)
  }

  private func balance(_ account: Account) -> INBalanceAmount? {
    guard !account.isMoney else {
      return INBalanceAmount(amount: Cents.amount(account.balance), currencyCode: Cents.currency)
    }
    return INBalanceAmount(
      amount: NSDecimalNumber(value: account.balance),
      balanceType: INBalanceType(rawValue: account.unit) ?? .unknown)
  }
}
