// SPDX-License-Identifier: Apache-2.0

/// A handler's answer about an earlier call.
open class INCallRecordResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  public class func success(with resolvedCallRecord: INCallRecord) -> Self {
    resolved(resolvedCallRecord)
  }

  public class func disambiguation(with callRecordsToDisambiguate: [INCallRecord]) -> Self {
    choice(callRecordsToDisambiguate)
  }

  public class func confirmationRequired(with callRecordToConfirm: INCallRecord?) -> Self {
    confirmation(callRecordToConfirm)
  }
}
