// SPDX-License-Identifier: Apache-2.0

import Foundation
import Intents

/// What the app does when it is opened.
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
