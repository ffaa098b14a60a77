// SPDX-License-Identifier: Apache-2.0

/// A handler's answer about a place.
open class INPlacemarkResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  public class func success(with resolvedPlacemark: CLPlacemark) -> Self {
    resolved(resolvedPlacemark)
  }

  public class func disambiguation(with placemarksToDisambiguate: [CLPlacemark]) -> Self {
    choice(placemarksToDisambiguate)
  }

  public class func confirmationRequired(with placemarkToConfirm: CLPlacemark?) -> Self {
    confirmation(placemarkToConfirm)
  }
}
