// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A handler's answer about a day, a time or both.
open class INDateComponentsResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  public class func success(with resolvedDateComponents: DateComponents) -> Self {
    resolved(resolvedDateComponents)
  }

  public class func disambiguation(with dateComponentsToDisambiguate: [DateComponents]) -> Self {
    choice(dateComponentsToDisambiguate)
  }

  public class func confirmationRequired(with dateComponentsToConfirm: DateComponents?) -> Self {
    confirmation(dateComponentsToConfirm)
  }
}
