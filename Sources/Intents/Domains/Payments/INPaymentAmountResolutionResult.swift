// SPDX-License-Identifier: Apache-2.0

/// A handler's answer about an amount to pay.
public final class INPaymentAmountResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  public class func success(with resolvedPaymentAmount: INPaymentAmount) -> Self {
    resolved(resolvedPaymentAmount)
  }

  public class func disambiguation(with paymentAmountsToDisambiguate: [INPaymentAmount]) -> Self {
    choice(paymentAmountsToDisambiguate)
  }

  public class func confirmationRequired(with paymentAmountToConfirm: INPaymentAmount?) -> Self {
    confirmation(paymentAmountToConfirm)
  }
}
