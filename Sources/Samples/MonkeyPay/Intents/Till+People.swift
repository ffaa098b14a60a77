// SPDX-License-Identifier: Apache-2.0

import Intents

extension Till {
  /// The one contact that is meant, who can be paid or asked to pay.
  func contact(
    _ heard: INPerson, in books: Books, _ phrasing: Phrasing
  ) throws(PaymentProblem) -> Contact {
    let contacts = phrasing.contacts(heard, in: books)
    guard let contact = contacts.first else { throw .noAccount(heard.displayName) }
    guard contacts.count == 1 else { throw .incomplete }
    try Books.check(contact)
    return contact
  }

  /// Money to or from somebody, as an intent asks for it.
  func transfer(
    _ intent: INIntent, with heard: INPerson?, _ amount: INCurrencyAmount?, note: String?
  ) async throws -> Transfer {
    guard let heard, let amount else { throw PaymentProblem.incomplete }
    let contact = try contact(heard, in: try await ledger.books(), phrasing)
    return Transfer(
      id: id(of: intent), contact: contact.id, cents: try Cents.of(amount), note: note,
      limit: Authentication.limit, date: now)
  }
}
