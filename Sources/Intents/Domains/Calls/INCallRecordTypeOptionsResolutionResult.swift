// SPDX-License-Identifier: Apache-2.0

/// What a handler says of how the calls went that are looked for.
open class INCallRecordTypeOptionsResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  public class func success(with resolvedCallRecordTypeOptions: INCallRecordTypeOptions) -> Self {
    resolved(resolvedCallRecordTypeOptions)
  }

  public class func confirmationRequired(
    with callRecordTypeOptionsToConfirm: INCallRecordTypeOptions
  ) -> Self {
    confirmation(callRecordTypeOptionsToConfirm)
  }
}
