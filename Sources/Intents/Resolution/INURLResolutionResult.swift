// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// What a handler says of an address of a page.
open class INURLResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  public class func success(with resolvedURL: URL) -> Self { resolved(resolvedURL) }

  public class func disambiguation(with urlsToDisambiguate: [URL]) -> Self {
    choice(urlsToDisambiguate)
  }

  public class func confirmationRequired(with urlToConfirm: URL?) -> Self {
    confirmation(urlToConfirm)
  }
}
