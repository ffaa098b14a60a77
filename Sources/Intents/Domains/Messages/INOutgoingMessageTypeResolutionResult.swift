// SPDX-License-Identifier: Apache-2.0

/// A handler's answer about whether a message is written or spoken.
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
