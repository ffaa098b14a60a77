// SPDX-License-Identifier: Apache-2.0

/// A handler's answer about a yes or a no.
open class INBooleanResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  public class func success(with resolvedValue: Bool) -> Self { resolved(resolvedValue) }

  public class func confirmationRequired(with valueToConfirm: Bool?) -> Self {
    confirmation(valueToConfirm)
  }
}
