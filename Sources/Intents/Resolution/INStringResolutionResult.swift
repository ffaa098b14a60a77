// SPDX-License-Identifier: Apache-2.0

/// A handler's answer about a text.
open class INStringResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  public class func success(with resolvedString: String) -> Self { resolved(resolvedString) }

  public class func disambiguation(with stringsToDisambiguate: [String]) -> Self {
    choice(stringsToDisambiguate)
  }

  public class func confirmationRequired(with stringToConfirm: String?) -> Self {
    confirmation(stringToConfirm)
  }
}
