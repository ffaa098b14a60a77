// SPDX-License-Identifier: Apache-2.0

/// A handler's answer about a number.
open class INDoubleResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  public class func success(with resolvedValue: Double) -> Self { resolved(resolvedValue) }

  public class func confirmationRequired(with valueToConfirm: Double?) -> Self {
    confirmation(valueToConfirm)
  }
}
