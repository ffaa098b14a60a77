// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Hears how a ride goes on, for the assistant.
final class RideObserver: NSObject, INGetRideStatusIntentResponseObserver {
  private let tell: (INIntentResponse?) -> Void

  /// - Parameter tell: is handed each news, and nil when the ride is over.
  init(_ tell: @escaping (INIntentResponse?) -> Void) { self.tell = tell }

  func didUpdate(getRideStatus response: INGetRideStatusIntentResponse) {
    guard let status = response.rideStatus else { return tell(nil) }
    tell(response)
    if status.phase == .completed { tell(nil) }
  }
}
