// SPDX-License-Identifier: Apache-2.0

import Intents

extension Stand {
  /// Agrees to a place that the service knows, whether or not it goes there.
  func agree(to heard: CLPlacemark) async -> INPlacemarkResolutionResult {
    await agree { (town, phrasing) throws(RideProblem) in
      .success(with: phrasing.placemark(try phrasing.place(heard, in: town)))
    }
  }

  /// Agrees that a ride begins where the user is.
  func agreeToHere() async -> INPlacemarkResolutionResult {
    await agree { (town, phrasing) throws(RideProblem) in
      guard let here = town.place(Place.here) else { throw .incomplete }
      return .success(with: phrasing.placemark(here))
    }
  }
}
