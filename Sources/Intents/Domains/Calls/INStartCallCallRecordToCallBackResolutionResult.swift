// SPDX-License-Identifier: Apache-2.0

/// Why an earlier call can't be returned.
public enum INStartCallCallRecordToCallBackUnsupportedReason: Int, Sendable {
  case noMatchingCall = 1
}

/// What a handler says of an earlier call that is to be returned.
public final class INStartCallCallRecordToCallBackResolutionResult: INCallRecordResolutionResult,
  @unchecked Sendable
{
  public override class var reasonPrefix: String {
    "INStartCallCallRecordToCallBackResolutionResult"
  }

  /// Takes over what a result of the general kind says.
  public convenience init(callRecordResolutionResult: INCallRecordResolutionResult) {
    self.init(callRecordResolutionResult.outcome)
  }

  public class func unsupported(forReason reason: INStartCallCallRecordToCallBackUnsupportedReason)
    -> Self
  {
    unsupported(because: reason)
  }
}
