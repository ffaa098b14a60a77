// SPDX-License-Identifier: Apache-2.0

/// What a handler says of whether a message is written or spoken.
open class INOutgoingMessageTypeResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  public class func success(with resolvedOutgoingMessageType: INOutgoingMessageType) -> Self {
    resolved(resolvedOutgoingMessageType)
  }

  public class func confirmationRequired(with outgoingMessageTypeToConfirm: INOutgoingMessageType)
    -> Self
  {
    confirmation(outgoingMessageTypeToConfirm)
  }
}
