// SPDX-License-Identifier: Apache-2.0

/// Why an earlier call can't be returned.
public enum INStartCallCallRecordToCallBackUnsupportedReason: Int, Sendable {
  case noMatchingCall = 1
}

/// A handler's answer about the earlier call to return.
public final class INStartCallCallRecordToCallBackResolutionResult: INCallRecordResolutionResult,
  @unchecked Sendable
{
  public override class var reasonPrefix: String {
    "INStartCallCallRecordToCallBackResolutionResult"
  }

  /// Copies the outcome of a general result.
  public convenience init(callRecordResolutionResult: INCallRecordResolutionResult) {
    self.init(callRecordResolutionResult.outcome)
  }

  public class func unsupported(forReason reason: INStartCallCallRecordToCallBackUnsupportedReason)
    -> Self
  {
    unsupported(because: reason)
  }
}
