// SPDX-License-Identifier: Apache-2.0

/// A handler's answer about an amount of money.
open class INCurrencyAmountResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  public class func success(with resolvedCurrencyAmount: INCurrencyAmount) -> Self {
    resolved(resolvedCurrencyAmount)
  }

  public class func disambiguation(with currencyAmountsToDisambiguate: [INCurrencyAmount]) -> Self {
    choice(currencyAmountsToDisambiguate)
  }

  public class func confirmationRequired(with currencyAmountToConfirm: INCurrencyAmount?) -> Self {
    confirmation(currencyAmountToConfirm)
  }
}
