// SPDX-License-Identifier: Apache-2.0

import Foundation
import Intents

/// What the app does when it is opened: it tells the assistant the names that this user has.
struct MonkeyPayLaunch: Sendable {
  /// The names by their kind, the most important first.
  func vocabulary(in container: URL) throws -> [(INVocabularyStringType, [String])] {
    let books = try Ledger(container: container).booksAtOnce()
    return [
      (.contactName, books.contacts.map(\.name)),
      (
        .paymentsOrganizationName,
        books.billers.map(\.name) + books.accounts.compactMap(\.organization)
      ),
      (.paymentsAccountNickname, books.accounts.map(\.name)),
    ]
  }
}
