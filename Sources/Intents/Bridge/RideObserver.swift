// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Receives the updates of a ride for the assistant.
final class RideObserver: NSObject, INGetRideStatusIntentResponseObserver {
  private let tell: (INIntentResponse?) -> Void

  /// - Parameter tell: gets each update, and nil when the ride is over.
  init(_ tell: @escaping (INIntentResponse?) -> Void) { self.tell = tell }

  func didUpdate(getRideStatus response: INGetRideStatusIntentResponse) {
    guard let status = response.rideStatus else { return tell(nil) }
    tell(response)
    if status.phase == .completed { tell(nil) }
  }
}
