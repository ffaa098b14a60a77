// SPDX-License-Identifier: Apache-2.0

/// A handler's answer about an account.
public final class INPaymentAccountResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  public class func success(with resolvedPaymentAccount: INPaymentAccount) -> Self {
    resolved(resolvedPaymentAccount)
  }

  public class func disambiguation(with paymentAccountsToDisambiguate: [INPaymentAccount]) -> Self {
    choice(paymentAccountsToDisambiguate)
  }

  public class func confirmationRequired(with paymentAccountToConfirm: INPaymentAccount?) -> Self {
    confirmation(paymentAccountToConfirm)
  }
}
