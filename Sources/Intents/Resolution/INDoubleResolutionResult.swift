// SPDX-License-Identifier: Apache-2.0

/// What a handler says of a number.
open class INDoubleResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  public class func success(with resolvedValue: Double) -> Self { resolved(resolvedValue) }

  public class func confirmationRequired(with valueToConfirm: Double?) -> Self {
    confirmation(valueToConfirm)
  }
}
