// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Receives the updates of a ride. The assistant implements it.
public protocol INGetRideStatusIntentResponseObserver: NSObjectProtocol {
  /// Call it whenever something changes. Call it without a ride status when the ride is over.
  func didUpdate(getRideStatus response: INGetRideStatusIntentResponse)
}
