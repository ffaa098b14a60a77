// SPDX-License-Identifier: Apache-2.0

/// A handler's answer about whether a call has a picture.
open class INCallCapabilityResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  public class func success(with resolvedCallCapability: INCallCapability) -> Self {
    resolved(resolvedCallCapability)
  }

  public class func confirmationRequired(with callCapabilityToConfirm: INCallCapability) -> Self {
    confirmation(callCapabilityToConfirm)
  }
}
