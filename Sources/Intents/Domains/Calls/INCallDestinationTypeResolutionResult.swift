// SPDX-License-Identifier: Apache-2.0

/// What a handler says of what a call goes to.
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
