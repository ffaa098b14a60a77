// SPDX-License-Identifier: Apache-2.0

/// Why a call can't be made this way.
public enum INStartCallCallCapabilityUnsupportedReason: Int, Sendable {
  case videoCallUnsupported = 1
  case microphoneNotAccessible = 2
  case cameraNotAccessible = 3
}

/// What a handler says of whether a call that is to be started has a picture.
public final class INStartCallCallCapabilityResolutionResult: INCallCapabilityResolutionResult,
  @unchecked Sendable
{
  public override class var reasonPrefix: String { "INStartCallCallCapabilityResolutionResult" }

  /// Takes over what a result of the general kind says.
  public convenience init(callCapabilityResolutionResult: INCallCapabilityResolutionResult) {
    self.init(callCapabilityResolutionResult.outcome)
  }

  public class func unsupported(forReason reason: INStartCallCallCapabilityUnsupportedReason)
    -> Self
  {
    unsupported(because: reason)
  }
}
