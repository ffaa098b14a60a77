// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A handler's answer about a web address.
open class INURLResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  public class func success(with resolvedURL: URL) -> Self { resolved(resolvedURL) }

  public class func disambiguation(with urlsToDisambiguate: [URL]) -> Self {
    choice(urlsToDisambiguate)
  }

  public class func confirmationRequired(with urlToConfirm: URL?) -> Self {
    confirmation(urlToConfirm)
  }
}
