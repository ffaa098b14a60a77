// SPDX-License-Identifier: Apache-2.0

/// A handler's answer about a mark on messages.
open class INMessageAttributeResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  public class func success(with resolvedMessageAttribute: INMessageAttribute) -> Self {
    resolved(resolvedMessageAttribute)
  }

  public class func confirmationRequired(with messageAttributeToConfirm: INMessageAttribute) -> Self
  {
    confirmation(messageAttributeToConfirm)
  }
}
