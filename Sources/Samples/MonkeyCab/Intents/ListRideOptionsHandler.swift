// SPDX-License-Identifier: Apache-2.0

import Foundation
import Intents

/// Lists the rides on offer.
final class ListRideOptionsHandler: NSObject, INListRideOptionsIntentHandling {
  /// How long an offer is valid, in seconds.
  private static let validity: TimeInterval = 600

  private let stand: Stand

  init(_ stand: Stand) { self.stand = stand }

  func resolvePickupLocation(
    for intent: INListRideOptionsIntent
  ) async -> INPlacemarkResolutionResult {
    guard let heard = intent.pickupLocation else { return .notRequired() }
    return await stand.agree(to: heard)
  }

  func resolveDropOffLocation(
    for intent: INListRideOptionsIntent
  ) async -> INPlacemarkResolutionResult {
    guard let heard = intent.dropOffLocation else { return .notRequired() }
    return await stand.agree(to: heard)
  }

  func handle(intent: INListRideOptionsIntent) async -> INListRideOptionsIntentResponse {
    await stand.serve(refusing: INListRideOptionsIntentResponse.init) { phrasing in
      let town = try await stand.depot.town()
      let metres = try metres(intent, in: town, phrasing)
      let response = INListRideOptionsIntentResponse(code: .success, userActivity: nil)
      response.rideOptions = town.kinds.compactMap { kind in
        town.cab(for: kind).map { cab in
          let pickup = stand.now + TimeInterval(cab.minutesAway * 60)
          return phrasing.option(kind, over: metres, at: pickup)
        }
      }
      response.paymentMethods = town.paymentMethods.map(phrasing.method)
      response.expirationDate = stand.now + Self.validity
      return response
    }
  }

  /// The distance of the ride; nil if no destination was said.
  private func metres(
    _ intent: INListRideOptionsIntent, in town: Town, _ phrasing: Phrasing
  ) throws(RideProblem) -> Int? {
    let pickup = try intent.pickupLocation.map { heard throws(RideProblem) in
      try phrasing.place(heard, in: town)
    }
    guard let pickup = pickup ?? town.place(Place.here) else { throw .incomplete }
    guard pickup.isServed else { throw .outOfArea }
    guard let heard = intent.dropOffLocation else { return nil }
    let dropOff = try phrasing.place(heard, in: town)
    guard dropOff.isServed else { throw .outOfArea }
    guard dropOff != pickup else { throw .alreadyThere }
    return pickup.distance(to: dropOff)
  }
}

extension INListRideOptionsIntentResponse {
  /// A refusal, with SiriKit's code for the problem where there is one.
  fileprivate convenience init(_ problem: RideProblem?) {
    self.init(
      code: problem == .outOfArea ? .failureRequiringAppLaunchNoServiceInArea : .failure,
      userActivity: nil)
  }
}
