// SPDX-License-Identifier: Apache-2.0

import Foundation
import IntentModel

extension INRideStatus {
  /// `${rideStatus}`: the ride in one sentence, for the texts of an answer about it.
  static func properties(of status: INRideStatus?) -> [String: Value] {
    ["rideStatus": .text(sentence(about: status))]
  }

  /// The ride in one sentence, made of the texts of its phase: `INRidePhase.confirmed.sentence`.
  private static func sentence(about status: INRideStatus?) -> String {
    guard let status else { return RequestContext.sentence("INRidePhase.none.sentence", [:]) }
    return RequestContext.sentence(status.key, status.facts)
  }

  private var key: String {
    guard phase == .completed, let completionStatus else { return "INRidePhase.\(phase).sentence" }
    if completionStatus.isMissedPickup { return "INRidePhase.completed.missed" }
    if completionStatus.isCanceled { return "INRidePhase.completed.canceled" }
    if completionStatus.isOutstanding { return "INRidePhase.completed.outstanding" }
    return "INRidePhase.completed.sentence"
  }

  private var facts: [String: String?] {
    [
      "driver": driver?.displayName,
      "vehicle": vehicle?.display,
      "plate": vehicle?.registrationPlate,
      "rideOption": rideOption?.name,
      "price": completionStatus?.paymentAmount?.parameterValue.display ?? rideOption?.price,
      "pickupTime": pickupTime,
      "dropOffTime": estimatedDropOffDate.map { RequestContext.words(for: $0) },
      "pickupLocation": pickupLocation?.name,
      "dropOffLocation": dropOffLocation?.name,
    ]
  }

  /// The best known time of the pickup.
  private var pickupTime: String? {
    let estimate =
      estimatedPickupDate ?? (phase == .unknown ? rideOption?.estimatedPickupDate : nil)
    return estimate.map { RequestContext.words(for: $0) }
      ?? scheduledPickupTime?.parameterValue.display
  }

  /// The lines of the card: status, vehicle, driver, places, times and price.
  var lines: [Snippet.Line] {
    let facts = facts.compactMapValues(\.self)
    let told: [Snippet.Line?] = [
      .fact("status", RequestContext.words(for: phase)),
      .fact("rideOption", facts["rideOption"]),
      .fact("vehicle", facts["vehicle"]),
      .fact("plate", facts["plate"]),
      .fact("driver", driver?.display),
      .fact("phone", driver?.phoneNumber),
      .fact("pickupLocation", facts["pickupLocation"]),
      .fact("pickupTime", facts["pickupTime"]),
      .fact("dropOffLocation", facts["dropOffLocation"]),
      .fact("dropOffTime", facts["dropOffTime"]),
      .fact("price", facts["price"]),
      .fact("specialPricing", rideOption?.specialPricing),
      .fact("disclaimer", rideOption?.disclaimerMessage),
    ]
    return told.compactMap(\.self) + (rideOption?.fareLineItems ?? []).map(\.line)
  }
}
