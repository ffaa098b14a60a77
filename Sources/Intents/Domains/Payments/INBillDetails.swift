// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A bill.
public final class INBillDetails: NSObject, @unchecked Sendable {
  public var billType: INBillType
  public var paymentStatus: INPaymentStatus
  public var billPayee: INBillPayee?
  public var amountDue: INCurrencyAmount?
  /// The least that has to be paid.
  public var minimumDue: INCurrencyAmount?
  /// The fee for paying late.
  public var lateFee: INCurrencyAmount?
  public var dueDate: DateComponents?
  /// When it was paid, or is going to be.
  public var paymentDate: DateComponents?

  public init?(
    billType: INBillType, paymentStatus: INPaymentStatus, billPayee: INBillPayee?,
    amountDue: INCurrencyAmount?, minimumDue: INCurrencyAmount?, lateFee: INCurrencyAmount?,
    dueDate: DateComponents?, paymentDate: DateComponents?
  ) {
    self.billType = billType
    self.paymentStatus = paymentStatus
    self.billPayee = billPayee
    self.amountDue = amountDue
    self.minimumDue = minimumDue
    self.lateFee = lateFee
    self.dueDate = dueDate
    self.paymentDate = paymentDate
  }
}
