// SPDX-License-Identifier: Apache-2.0

/// A handler's answer about a span of time.
open class INDateComponentsRangeResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  public class func success(with resolvedDateComponentsRange: INDateComponentsRange) -> Self {
    resolved(resolvedDateComponentsRange)
  }

  public class func disambiguation(with dateComponentsRangesToDisambiguate: [INDateComponentsRange])
    -> Self
  {
    choice(dateComponentsRangesToDisambiguate)
  }

  public class func confirmationRequired(with dateComponentsRangeToConfirm: INDateComponentsRange?)
    -> Self
  {
    confirmation(dateComponentsRangeToConfirm)
  }
}
