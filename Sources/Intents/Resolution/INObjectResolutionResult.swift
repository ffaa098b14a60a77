// SPDX-License-Identifier: Apache-2.0

/// A handler's answer about an object of the app's own.
open class INObjectResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  public class func success(with resolvedObject: INObject) -> Self { resolved(resolvedObject) }

  public class func disambiguation(with objectsToDisambiguate: [INObject]) -> Self {
    choice(objectsToDisambiguate)
  }

  public class func confirmationRequired(with objectToConfirm: INObject?) -> Self {
    confirmation(objectToConfirm)
  }
}
