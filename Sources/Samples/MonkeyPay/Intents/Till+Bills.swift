// SPDX-License-Identifier: Apache-2.0

import Foundation
import Intents

extension Till {
  /// The one biller that is meant.
  func biller(
    _ intent: INPayBillIntent, in books: Books, _ phrasing: Phrasing
  ) throws(PaymentProblem) -> Biller {
    let billers = phrasing.billers(intent.billPayee, type: intent.billType, in: books)
    guard billers.count < 2 else { throw .incomplete }
    guard let biller = billers.first else {
      guard let name = intent.billPayee?.nickname else {
        throw .noBillOfType(intent.billType.rawValue)
      }
      throw .unknownBiller(name.spokenPhrase)
    }
    return biller
  }

  /// The one account that is meant; nil where none was said.
  func account(
    _ heard: INPaymentAccount?, in books: Books, _ phrasing: Phrasing
  ) throws(PaymentProblem) -> Account? {
    guard let name = heard?.nickname else { return nil }
    let accounts = phrasing.accounts(name, in: books)
    guard accounts.count < 2 else { throw .incomplete }
    guard let account = accounts.first else { throw .unknownAccount(name.spokenPhrase) }
    return account
  }

  /// The bill to pay, as an intent asks for it.
  func bill(_ intent: INPayBillIntent) async throws -> BillPayment {
    let (books, phrasing) = (try await ledger.books(), phrasing)
    return BillPayment(
      id: id(of: intent), biller: try biller(intent, in: books, phrasing).id,
      amountType: intent.transactionAmount?.amountType ?? .unknown,
      cents: try intent.transactionAmount?.amount.map { try Cents.of($0) },
      account: try account(intent.fromAccount, in: books, phrasing)?.id,
      payOn: date(intent.transactionScheduledDate), note: intent.transactionNote,
      limit: Authentication.limit, date: now)
  }

  /// The day or the moment that was said; a time without a day is the next one. Nil for none.
  func date(_ heard: INDateComponentsRange?) -> Date? {
    guard let components = heard?.startDateComponents ?? heard?.endDateComponents else {
      return nil
    }
    guard components.day == nil else { return calendar.date(from: components) }
    return calendar.nextDate(after: now, matching: components, matchingPolicy: .nextTime)
  }
}
