// SPDX-License-Identifier: Apache-2.0

/// Why an amount can't be paid.
public enum INSendPaymentCurrencyAmountUnsupportedReason: Int, Sendable {
  case paymentsAmountBelowMinimum = 1
  case paymentsAmountAboveMaximum = 2
  case paymentsCurrencyUnsupported = 3
}

/// A handler's answer about the amount to pay.
public final class INSendPaymentCurrencyAmountResolutionResult: INCurrencyAmountResolutionResult,
  @unchecked Sendable
{
  public override class var reasonPrefix: String { "INSendPaymentCurrencyAmountResolutionResult" }

  public class func unsupported(forReason reason: INSendPaymentCurrencyAmountUnsupportedReason)
    -> Self
  {
    unsupported(because: reason)
  }
}
