// SPDX-License-Identifier: Apache-2.0

/// A handler's answer about a file.
open class INFileResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  public class func success(with resolvedFile: INFile) -> Self { resolved(resolvedFile) }

  public class func disambiguation(with filesToDisambiguate: [INFile]) -> Self {
    choice(filesToDisambiguate)
  }

  public class func confirmationRequired(with fileToConfirm: INFile?) -> Self {
    confirmation(fileToConfirm)
  }
}
