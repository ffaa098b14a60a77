// SPDX-License-Identifier: Apache-2.0

import IntentModel

/// Pays a bill.
public final class INPayBillIntent: INIntent, @unchecked Sendable {
  public internal(set) var billPayee: INBillPayee?

  /// Nil if the user didn't say it; ``billType`` is then unknown.
  var heardBillType: INBillType?

  public var billType: INBillType { heardBillType ?? .unknown }

  public internal(set) var transactionAmount: INPaymentAmount?

  public internal(set) var fromAccount: INPaymentAccount?

  /// When to pay; nil for now.
  public internal(set) var transactionScheduledDate: INDateComponentsRange?

  public internal(set) var transactionNote: String?

  /// The day by which the bill has to be paid.
  public internal(set) var dueDate: INDateComponentsRange?

  public convenience init(
    billPayee: INBillPayee?, fromAccount: INPaymentAccount?, transactionAmount: INPaymentAmount?,
    transactionScheduledDate: INDateComponentsRange?, transactionNote: String?,
    billType: INBillType, dueDate: INDateComponentsRange?
  ) {
    self.init()
    self.billPayee = billPayee
    self.fromAccount = fromAccount
    self.transactionAmount = transactionAmount
    self.transactionScheduledDate = transactionScheduledDate
    self.transactionNote = transactionNote
    heardBillType = billType == .unknown ? nil : billType
    self.dueDate = dueDate
  }

  public override class var shape: IntentShape {
    typealias Handler = any INPayBillIntentHandling
    return IntentShape(
      named: "INPayBillIntent", of: INPayBillIntent.self, handledBy: Handler.self,
      domain: "Payments", category: .request, requiresConfirmation: true, spendsMoney: true,
      parameters: [
        .one("billPayee", \INPayBillIntent.billPayee, isRequired: true, for: Handler.self) {
          $0.resolveBillPayee(for: $1, with: $2)
        },
        .one("billType", \INPayBillIntent.heardBillType, for: Handler.self) {
          $0.resolveBillType(for: $1, with: $2)
        }.found(by: \INPayBillIntent.billType),
        .one(
          "transactionAmount", \INPayBillIntent.transactionAmount, isRequired: true,
          for: Handler.self
        ) {
          $0.resolveTransactionAmount(for: $1, with: $2)
        },
        .one("fromAccount", \INPayBillIntent.fromAccount, for: Handler.self) {
          $0.resolveFromAccount(for: $1, with: $2)
        },
        .one(
          "transactionScheduledDate", \INPayBillIntent.transactionScheduledDate, as: .date,
          for: Handler.self
        ) {
          $0.resolveTransactionScheduledDate(for: $1, with: $2)
        },
        .one("transactionNote", \INPayBillIntent.transactionNote, for: Handler.self) {
          $0.resolveTransactionNote(for: $1, with: $2)
        },
        .one("dueDate", \INPayBillIntent.dueDate, as: .date, for: Handler.self) {
          $0.resolveDueDate(for: $1, with: $2)
        },
      ],
      confirm: { $0.confirm(intent: $1, completion: $2) },
      handle: { $0.handle(intent: $1, completion: $2) })
  }
}
