// SPDX-License-Identifier: Apache-2.0

/// A handler's answer about a choice, by the raw value of an enumeration's case.
open class INEnumResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  public class func success(with resolvedValue: Int) -> Self { resolved(resolvedValue) }

  public class func confirmationRequired(with valueToConfirm: Int) -> Self {
    confirmation(valueToConfirm)
  }
}
