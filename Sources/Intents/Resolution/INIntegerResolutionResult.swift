// SPDX-License-Identifier: Apache-2.0

/// A handler's answer about a whole number.
open class INIntegerResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  public class func success(with resolvedValue: Int) -> Self { resolved(resolvedValue) }

  public class func confirmationRequired(with valueToConfirm: Int?) -> Self {
    confirmation(valueToConfirm)
  }
}
