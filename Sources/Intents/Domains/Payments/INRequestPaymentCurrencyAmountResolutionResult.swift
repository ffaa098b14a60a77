// SPDX-License-Identifier: Apache-2.0

/// Why an amount can't be asked for.
public enum INRequestPaymentCurrencyAmountUnsupportedReason: Int, Sendable {
  case paymentsAmountBelowMinimum = 1
  case paymentsAmountAboveMaximum = 2
  case paymentsCurrencyUnsupported = 3
}

/// A handler's answer about the amount to ask for.
public final class INRequestPaymentCurrencyAmountResolutionResult: INCurrencyAmountResolutionResult,
  @unchecked Sendable
{
  public override class var reasonPrefix: String {
    "INRequestPaymentCurrencyAmountResolutionResult"
  }

  public class func unsupported(forReason reason: INRequestPaymentCurrencyAmountUnsupportedReason)
    -> Self
  {
    unsupported(because: reason)
  }
}
