// SPDX-License-Identifier: Apache-2.0

/// A handler's answer about the kinds of call that a search looks for.
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
