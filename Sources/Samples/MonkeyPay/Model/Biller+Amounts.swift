// SPDX-License-Identifier: Apache-2.0

import Intents

extension Biller {
  /// What is paid where the user said which amount, or nothing at all.
  func cents(of amount: INAmountType) -> Int {
    switch amount {
    case .minimumDue, .minimumTransferAmount: minimum
    case .currentBalance, .statementBalance, .maximumTransferAmount: balance
    case .unknown, .amountDue: due
    }
  }

  /// Checks that so much can be paid towards the bill.
  func check(_ cents: Int) throws(PaymentProblem) {
    guard due > 0 || balance > 0 else { throw .nothingDue(name) }
    guard cents > 0 else { throw due > 0 ? .belowMinimum : .nothingDue(name) }
    guard cents >= min(Limits.least, balance) else { throw .belowMinimum }
    guard cents <= balance else { throw .moreThanOwed(name, balance: balance) }
  }
}
