// SPDX-License-Identifier: Apache-2.0

/// Why a call can't be made this way.
public enum INStartCallCallCapabilityUnsupportedReason: Int, Sendable {
  case videoCallUnsupported = 1
  case microphoneNotAccessible = 2
  case cameraNotAccessible = 3
}

/// A handler's answer about whether a new call has a picture.
public final class INStartCallCallCapabilityResolutionResult: INCallCapabilityResolutionResult,
  @unchecked Sendable
{
  public override class var reasonPrefix: String { "INStartCallCallCapabilityResolutionResult" }

  /// Copies the outcome of a general result.
  public convenience init(callCapabilityResolutionResult: INCallCapabilityResolutionResult) {
    self.init(callCapabilityResolutionResult.outcome)
  }

  public class func unsupported(forReason reason: INStartCallCallCapabilityUnsupportedReason)
    -> Self
  {
    unsupported(because: reason)
  }
}
