// SPDX-License-Identifier: Apache-2.0

/// A handler's answer about the marks a search looks for.
open class INMessageAttributeOptionsResolutionResult: INIntentResolutionResult, @unchecked Sendable
{
  public class func success(with resolvedMessageAttributeOptions: INMessageAttributeOptions) -> Self
  {
    resolved(resolvedMessageAttributeOptions)
  }

  public class func confirmationRequired(
    with messageAttributeOptionsToConfirm: INMessageAttributeOptions
  ) -> Self {
    confirmation(messageAttributeOptionsToConfirm)
  }
}
