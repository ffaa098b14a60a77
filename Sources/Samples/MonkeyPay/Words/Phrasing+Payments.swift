// SPDX-License-Identifier: Apache-2.0

import Foundation
import IntentModel
import Intents

extension Phrasing {
  /// What the assistant's sheet shows of money between people.
  ///
  /// - Parameter now: nil where it has not been made yet.
  func record(_ payment: Payment, at now: Date?) -> INPaymentRecord? {
    let contact =
      switch payment.kind {
      case .send(let contact), .request(let contact): person(contact)
      case .bill: INPerson?.none
      }
    var isRequest: Bool { if case .request = payment.kind { true } else { false } }
    return INPaymentRecord(
      payee: isRequest ? nil : contact, payer: isRequest ? contact : nil,
      currencyAmount: money(payment.cents), paymentMethod: payment.account.map(method),
      note: payment.note, status: now.map { status(payment, at: $0) } ?? .unknown)
  }

  /// What the assistant's sheet shows of a bill.
  ///
  /// - Parameters:
  ///   - now: when the user asks.
  ///   - isMade: whether it has been paid, or is set aside for it.
  func details(_ payment: Payment, at now: Date, isMade: Bool, in calendar: Calendar)
    -> INBillDetails?
  {
    guard case .bill(let biller) = payment.kind else { return nil }
    return INBillDetails(
      billType: INBillType(rawValue: biller.type) ?? .unknown,
      paymentStatus: isMade ? status(payment, at: now) : .unpaid, billPayee: payee(biller),
      amountDue: money(biller.due), minimumDue: money(biller.minimum), lateFee: nil,
      dueDate: dueDate(biller, after: now, in: calendar),
      paymentDate: isMade ? day(payment.paidOn, in: calendar) : nil)
  }

  private func status(_ payment: Payment, at now: Date) -> INPaymentStatus {
    payment.isPending(at: now) ? .pending : .completed
  }

  private func method(_ account: Account) -> INPaymentMethod {
    INPaymentMethod(
      type: account.type == INAccountType.prepaid.rawValue ? .prepaid : .savings,
      name: account.name, identificationHint: account.number, icon: nil)
  }

  /// The next day that bills are due; nil where nothing is.
  private func dueDate(_ biller: Biller, after now: Date, in calendar: Calendar)
    -> DateComponents?
  {
    guard biller.due > 0 else { return nil }
    let yesterday = calendar.startOfDay(for: now) - 1
    return calendar.nextDate(
      after: yesterday, matching: DateComponents(day: biller.dueDay), matchingPolicy: .nextTime
    ).map { day($0, in: calendar) }
  }

  private func day(_ date: Date, in calendar: Calendar) -> DateComponents {
    calendar.dateComponents([.year, .month, .day], from: date)
  }
}
