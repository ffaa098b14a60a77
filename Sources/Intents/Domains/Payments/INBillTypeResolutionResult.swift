// SPDX-License-Identifier: Apache-2.0

/// What a handler says of what a bill is for.
public final class INBillTypeResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  public class func success(with resolvedBillType: INBillType) -> Self {
    resolved(resolvedBillType)
  }

  public class func confirmationRequired(with billTypeToConfirm: INBillType) -> Self {
    confirmation(billTypeToConfirm)
  }
}
