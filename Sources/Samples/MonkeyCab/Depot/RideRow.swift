// SPDX-License-Identifier: Apache-2.0

import Foundation
import GRDB
import SampleData

/// A ride as its table holds it; moments are seconds since 1970.
struct RideRow: Codable, StoredRow, Sendable {
  var number: Int
  var kind: String
  var cab: String
  var pickup: String
  var dropOff: String
  var party: Int?
  var paymentMethod: String
  var least: Int
  var most: Int
  var requestedAt: Double
  var confirmedAt: Double
  var pickupAt: Double
  var dropOffAt: Double
  var fee: Int
  var cancelledAt: Double?

  static let select = """
    SELECT number, kind, cab, pickup, dropOff, party, paymentMethod, least, most, requestedAt,
      confirmedAt, pickupAt, dropOffAt, fee, cancelledAt FROM ride
    """

  /// The ride with everything it refers to; nil if part of that is gone.
  func ride(in town: Town) -> Ride? {
    guard let kind = town.kind(kind), let cab = town.cab(cab), let pickup = town.place(pickup),
      let dropOff = town.place(dropOff), let method = town.paymentMethod(paymentMethod)
    else { return nil }
    let plan = RidePlan(
      kind: kind, cab: cab, pickup: pickup, dropOff: dropOff, party: party, paymentMethod: method,
      fare: Fare(least: least, most: most), times: times)
    return Ride(
      number: number, plan: plan,
      cancelledAt: cancelledAt.map(Date.init(timeIntervalSince1970:)), fee: fee)
  }

  private var times: RideTimes {
    RideTimes(
      requestedAt: Date(timeIntervalSince1970: requestedAt),
      confirmedAt: Date(timeIntervalSince1970: confirmedAt),
      pickupAt: Date(timeIntervalSince1970: pickupAt),
      dropOffAt: Date(timeIntervalSince1970: dropOffAt))
  }
}
