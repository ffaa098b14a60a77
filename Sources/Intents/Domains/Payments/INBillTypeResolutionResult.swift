// SPDX-License-Identifier: Apache-2.0

/// A handler's answer about the kind of a bill.
public final class INBillTypeResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  public class func success(with resolvedBillType: INBillType) -> Self {
    resolved(resolvedBillType)
  }

  public class func confirmationRequired(with billTypeToConfirm: INBillType) -> Self {
    confirmation(billTypeToConfirm)
  }
}
