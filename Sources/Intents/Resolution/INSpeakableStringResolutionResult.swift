// SPDX-License-Identifier: Apache-2.0

/// A handler's answer about a name.
open class INSpeakableStringResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  public class func success(with resolvedString: INSpeakableString) -> Self {
    resolved(resolvedString)
  }

  public class func disambiguation(with stringsToDisambiguate: [INSpeakableString]) -> Self {
    choice(stringsToDisambiguate)
  }

  public class func confirmationRequired(with stringToConfirm: INSpeakableString?) -> Self {
    confirmation(stringToConfirm)
  }
}
