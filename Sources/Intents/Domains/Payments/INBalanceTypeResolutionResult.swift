// SPDX-License-Identifier: Apache-2.0

/// A handler's answer about the unit of a balance.
public final class INBalanceTypeResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  public class func success(with resolvedBalanceType: INBalanceType) -> Self {
    resolved(resolvedBalanceType)
  }

  public class func confirmationRequired(with balanceTypeToConfirm: INBalanceType) -> Self {
    confirmation(balanceTypeToConfirm)
  }
}
