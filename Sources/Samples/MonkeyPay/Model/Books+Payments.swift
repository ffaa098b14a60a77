// SPDX-License-Identifier: Apache-2.0

import Intents

/// Makes payments of requests, or says why they can't be.
extension Books {
  /// The user pays somebody, from the usual account.
  func sending(_ transfer: Transfer) throws(PaymentProblem) -> Payment {
    let account = try account(nil)
    let contact = try checked(transfer)
    try Self.check(transfer.cents, on: account)
    guard transfer.cents <= transfer.limit else { throw .authenticationRequired }
    return Payment(
      kind: .send(contact), account: account, cents: transfer.cents, note: transfer.note,
      madeAt: transfer.date, paidOn: transfer.date)
  }

  /// The user asks somebody for money.
  func requesting(_ transfer: Transfer) throws(PaymentProblem) -> Payment {
    Payment(
      kind: .request(try checked(transfer)), account: nil, cents: transfer.cents,
      note: transfer.note, madeAt: transfer.date, paidOn: transfer.date)
  }

  /// The user pays a bill; money for a later day is set aside at once.
  func paying(_ bill: BillPayment) throws(PaymentProblem) -> Payment {
    guard let biller = biller(bill.biller) else { throw .unknownBiller(bill.biller) }
    let account = try account(bill.account)
    let known = biller.cents(of: bill.amountType)
    let cents = bill.amountType == .unknown ? bill.cents ?? known : known
    try biller.check(cents)
    try Self.check(cents, on: account)
    guard cents <= bill.limit else { throw .authenticationRequired }
    return Payment(
      kind: .bill(biller), account: account, cents: cents, note: bill.note, madeAt: bill.date,
      paidOn: max(bill.payOn ?? bill.date, bill.date))
  }

  private func checked(_ transfer: Transfer) throws(PaymentProblem) -> Contact {
    guard let contact = contact(transfer.contact) else { throw .noAccount(transfer.contact) }
    try Self.check(contact)
    try Limits.check(transfer.cents)
    return contact
  }
}
