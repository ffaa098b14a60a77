// SPDX-License-Identifier: Apache-2.0

import Foundation
import Intents

/// Pays bills.
final class PayBillHandler: NSObject, INPayBillIntentHandling {
  private let till: Till

  init(_ till: Till) { self.till = till }

  // MARK: Agreeing

  /// Finds the payee. If no name is said, the type of the bill decides; if nothing is said, the
  /// user chooses from the bills that are open.
  func resolveBillPayee(for intent: INPayBillIntent) async -> INBillPayeeResolutionResult {
    await till.agree { (books, phrasing) throws(PaymentProblem) in
      let isOpen = intent.billPayee == nil && intent.billType == .unknown
      let billers =
        isOpen
        ? books.billers.filter { $0.due > 0 }
        : phrasing.billers(intent.billPayee, type: intent.billType, in: books)
      guard billers.count < 2 else {
        return .disambiguation(with: billers.prefix(10).compactMap(phrasing.payee))
      }
      guard !isOpen else { return .needsValue() }
      let biller = try till.biller(intent, in: books, phrasing)
      guard biller.balance > 0 else { throw .nothingDue(biller.name) }
      return phrasing.payee(biller).map { .success(with: $0) } ?? .needsValue()
    }
  }

  /// Takes the type from the payee, whose bills are all of one type.
  func resolveBillType(for intent: INPayBillIntent) async -> INBillTypeResolutionResult {
    await till.agree { (books, phrasing) throws(PaymentProblem) in
      let biller = try till.biller(intent, in: books, phrasing)
      return INBillType(rawValue: biller.type).map { .success(with: $0) } ?? .notRequired()
    }
  }

  /// Takes the amount that is due if the user says none.
  func resolveTransactionAmount(
    for intent: INPayBillIntent
  ) async -> INPaymentAmountResolutionResult {
    await till.agree { (books, phrasing) throws(PaymentProblem) in
      let biller = try till.biller(intent, in: books, phrasing)
      let type = Self.amountType(intent.transactionAmount)
      let cents = try Self.cents(intent.transactionAmount, of: biller)
      try biller.check(cents)
      // An account that was said is checked in its own turn.
      if intent.fromAccount == nil { try Books.check(cents, on: try books.account(nil)) }
      return .success(with: INPaymentAmount(amountType: type, amount: phrasing.money(cents)))
    }
  }

  /// Takes the usual account if the user says none.
  func resolveFromAccount(for intent: INPayBillIntent) async -> INPaymentAccountResolutionResult {
    await till.agree { (books, phrasing) throws(PaymentProblem) in
      if let name = intent.fromAccount?.nickname {
        let fitting = phrasing.accounts(name, in: books)
        guard fitting.count < 2 else {
          return .disambiguation(with: fitting.prefix(10).map(phrasing.account))
        }
      }
      let account = try books.account(try till.account(intent.fromAccount, in: books, phrasing)?.id)
      if intent.transactionAmount != nil {
        let biller = try till.biller(intent, in: books, phrasing)
        try Books.check(try Self.cents(intent.transactionAmount, of: biller), on: account)
      }
      return .success(with: phrasing.account(account))
    }
  }

  func resolveTransactionScheduledDate(
    for intent: INPayBillIntent
  ) async -> INDateComponentsRangeResolutionResult {
    guard let date = till.date(intent.transactionScheduledDate) else { return .notRequired() }
    guard date >= till.calendar.startOfDay(for: till.now) else {
      return .unsupported(saying: till.phrasing.reason(.inThePast))
    }
    return .unanswered()
  }

  private static func amountType(_ heard: INPaymentAmount?) -> INAmountType {
    heard.map(\.amountType) ?? .amountDue
  }

  private static func cents(
    _ heard: INPaymentAmount?, of biller: Biller
  ) throws(PaymentProblem) -> Int {
    let type = amountType(heard)
    guard type == .unknown, let amount = heard?.amount else { return biller.cents(of: type) }
    return try Cents.of(amount)
  }

  // MARK: Acting

  func confirm(intent: INPayBillIntent) async -> INPayBillIntentResponse {
    await till.serve(refusing: INPayBillIntentResponse.init) { phrasing in
      let payment = try await till.ledger.books().paying(try await till.bill(intent))
      return response(.ready, payment, intent, phrasing)
    }
  }

  func handle(intent: INPayBillIntent) async -> INPayBillIntentResponse {
    await till.serve(refusing: INPayBillIntentResponse.init) { phrasing in
      let payment = try await till.ledger.pay(try await till.bill(intent))
      let isOnItsWay = payment.isOnItsWay(at: till.now)
      return response(isOnItsWay ? .inProgress : .success, payment, intent, phrasing)
    }
  }

  private func response(
    _ code: INPayBillIntentResponseCode, _ payment: Payment, _ intent: INPayBillIntent,
    _ phrasing: Phrasing
  ) -> INPayBillIntentResponse {
    let response = INPayBillIntentResponse(code: code, userActivity: nil)
    response.fromAccount = payment.account.map(phrasing.account)
    response.billDetails = phrasing.details(
      payment, at: till.now, isMade: code != .ready, in: till.calendar)
    response.transactionAmount = INPaymentAmount(
      amountType: .unknown, amount: phrasing.money(payment.cents))
    response.transactionScheduledDate = intent.transactionScheduledDate
    response.transactionNote = payment.note
    return response
  }
}

extension INPayBillIntentResponse {
  /// A refusal, with SiriKit's code for the problem where there is one.
  fileprivate convenience init(_ problem: PaymentProblem?) {
    let code: INPayBillIntentResponseCode =
      switch problem {
      case .authenticationRequired: .failureRequiringAppLaunch
      case .insufficientFunds: .failureInsufficientFunds
      default: .failure
      }
    self.init(code: code, userActivity: nil)
  }
}
