// SPDX-License-Identifier: Apache-2.0

/// A handler's answer about the destination of a call.
open class INCallDestinationTypeResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  public class func success(with resolvedCallDestinationType: INCallDestinationType) -> Self {
    resolved(resolvedCallDestinationType)
  }

  public class func confirmationRequired(with callDestinationTypeToConfirm: INCallDestinationType)
    -> Self
  {
    confirmation(callDestinationTypeToConfirm)
  }
}
