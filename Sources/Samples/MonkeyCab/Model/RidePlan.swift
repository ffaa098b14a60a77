// SPDX-License-Identifier: Apache-2.0

import Foundation
import GRDB
import SampleData

/// A ride before it is booked: the cab, the places, the time and the fare.
struct RidePlan: Hashable, Sendable {
  /// How many days ahead a ride can be booked here.
  static let daysAhead = 7

  var kind: RideKind
  var cab: Cab
  var pickup: Place
  var dropOff: Place
  var party: Int?
  var paymentMethod: PaymentMethod
  var fare: Fare
  var times: RideTimes
}

extension RidePlan {
  /// Plans the ride for a request, given the service's state.
  init(_ request: RideRequest, in town: Town) throws(RideProblem) {
    let (pickup, dropOff) = try Self.ends(of: request, in: town)
    let metres = pickup.distance(to: dropOff)
    let kind = try Self.kind(for: request, over: metres, in: town)
    guard let cab = town.cab(for: kind) else { throw .noDriver(kind.id) }
    guard
      let method = request.paymentMethod.map(town.paymentMethod) ?? town.paymentMethods.first
    else { throw .incomplete }
    self.init(
      kind: kind, cab: cab, pickup: pickup, dropOff: dropOff, party: request.party,
      paymentMethod: method, fare: kind.fare(for: metres),
      times: try RideTimes(request, minutesAway: cab.minutesAway, over: metres))
  }

  private static func ends(
    of request: RideRequest, in town: Town
  ) throws(RideProblem) -> (Place, Place) {
    guard let pickup = town.place(request.pickup), let dropOff = town.place(request.dropOff) else {
      throw .incomplete
    }
    guard pickup != dropOff else { throw .alreadyThere }
    guard pickup.isServed, dropOff.isServed else { throw .outOfArea }
    return (pickup, dropOff)
  }

  private static func kind(
    for request: RideRequest, over metres: Int, in town: Town
  ) throws(RideProblem) -> RideKind {
    if let party = request.party, party < 1 { throw .tooFewPeople }
    guard let id = request.kind else {
      return try town.usualKind(for: request.party, over: metres)
    }
    guard let kind = town.kind(id) else { throw .incomplete }
    guard request.party ?? 1 <= kind.seats else {
      throw .tooManyPeople(most: kind.seats, kind: kind.id)
    }
    return kind
  }
}

/// A ride that somebody asks for, in the service's identifiers.
struct RideRequest: Hashable, Sendable {
  /// The request's identifier: the same each time the same request comes in.
  var id: UUID
  var pickup: String
  var dropOff: String

  /// Nil for the cheapest kind that fits.
  var kind: String?
  var party: Int?

  /// Nil for as soon as possible.
  var pickupTime: Date?

  /// Nil for the usual method.
  var paymentMethod: String?
  var date: Date
}
