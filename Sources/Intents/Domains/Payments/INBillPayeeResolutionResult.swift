// SPDX-License-Identifier: Apache-2.0

/// A handler's answer about the payee of a bill.
public final class INBillPayeeResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  public class func success(with resolvedBillPayee: INBillPayee) -> Self {
    resolved(resolvedBillPayee)
  }

  public class func disambiguation(with billPayeesToDisambiguate: [INBillPayee]) -> Self {
    choice(billPayeesToDisambiguate)
  }

  public class func confirmationRequired(with billPayeeToConfirm: INBillPayee?) -> Self {
    confirmation(billPayeeToConfirm)
  }
}
