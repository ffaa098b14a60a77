// SPDX-License-Identifier: Apache-2.0

import GRDB
import Intents
import SampleData

/// Somebody who sends the user bills, and the open amounts, in cents.
struct Biller: Hashable, Sendable, Codable, StoredRow {
  var id: String
  var name: String

  /// The type of its bills: the raw value of an `INBillType`.
  var type: Int

  /// The last digits of the user's account with them.
  var number: String

  /// The amount of the latest bill.
  var due: Int

  /// The least that has to be paid.
  var minimum: Int

  /// Everything that is owed, due or not.
  var balance: Int

  /// The day of the month by which bills are paid.
  var dueDay: Int
}

extension Biller {
  /// The amount to pay for a type of amount. Without one it is what is due.
  func cents(of amount: INAmountType) -> Int {
    switch amount {
    case .minimumDue, .minimumTransferAmount: minimum
    case .currentBalance, .statementBalance, .maximumTransferAmount: balance
    case .unknown, .amountDue: due
    }
  }

  /// Checks that this amount can be paid towards the bill.
  func check(_ cents: Int) throws(PaymentProblem) {
    guard due > 0 || balance > 0 else { throw .nothingDue(name) }
    guard cents > 0 else { throw due > 0 ? .belowMinimum : .nothingDue(name) }
    guard cents >= min(Limits.least, balance) else { throw .belowMinimum }
    guard cents <= balance else { throw .moreThanOwed(name, balance: balance) }
  }
}
