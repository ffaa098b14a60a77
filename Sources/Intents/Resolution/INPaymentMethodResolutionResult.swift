// SPDX-License-Identifier: Apache-2.0

/// A handler's answer about a payment method.
open class INPaymentMethodResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  public class func success(with resolvedPaymentMethod: INPaymentMethod) -> Self {
    resolved(resolvedPaymentMethod)
  }

  public class func disambiguation(with paymentMethodsToDisambiguate: [INPaymentMethod]) -> Self {
    choice(paymentMethodsToDisambiguate)
  }

  public class func confirmationRequired(with paymentMethodToConfirm: INPaymentMethod?) -> Self {
    confirmation(paymentMethodToConfirm)
  }
}
