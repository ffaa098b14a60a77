// SPDX-License-Identifier: Apache-2.0

public import Foundation
import IntentModel
public import Intents

/// The work the app does when it is opened.
struct PaymentLaunch: Sendable {
  let container: URL

  /// Tells the assistant the names that this user has, the most important first.
  func teach() throws {
    let books = try Ledger(container: container).booksAtOnce()
    let organizations =
      books.billers.map(\.name) + books.accounts.compactMap(\.organization)
    let vocabulary = INVocabulary.shared()
    vocabulary.setVocabularyStrings(
      NSOrderedSet(array: books.contacts.map(\.name)), of: .contactName)
    vocabulary.setVocabularyStrings(
      NSOrderedSet(array: organizations), of: .paymentsOrganizationName)
    vocabulary.setVocabularyStrings(
      NSOrderedSet(array: books.accounts.map(\.name)), of: .paymentsAccountNickname)
  }
}

extension ExtensionApp {
  /// MonkeyPay: pays people and bills, asks for money, and tells what is on the accounts.
  public static func monkeyPay(timeZone: TimeZone? = nil) -> ExtensionApp {
    ExtensionApp(
      id: "MonkeyPay", intents: PaymentIntents.kinds,
      opened: { try PaymentLaunch(container: $0).teach() },
      start: { PaymentIntents(Till(ledger: Ledger(container: $0), timeZone: timeZone)) })
  }
}
