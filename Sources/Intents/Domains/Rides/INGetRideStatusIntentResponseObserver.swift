// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Is told how a ride goes on; the assistant is one.
public protocol INGetRideStatusIntentResponseObserver: NSObjectProtocol {
  /// Call it whenever something changed, and with no ride status when the ride is over.
  func didUpdate(getRideStatus response: INGetRideStatusIntentResponse)
}
