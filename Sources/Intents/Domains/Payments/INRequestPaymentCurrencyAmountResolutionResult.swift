// SPDX-License-Identifier: Apache-2.0

/// Why so much can't be asked for.
public enum INRequestPaymentCurrencyAmountUnsupportedReason: Int, Sendable {
  case paymentsAmountBelowMinimum = 1
  case paymentsAmountAboveMaximum = 2
  case paymentsCurrencyUnsupported = 3
}

/// What a handler says of how much is to be asked for.
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
