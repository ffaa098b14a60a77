// SPDX-License-Identifier: Apache-2.0

import Foundation
import Intents

extension Stand {
  /// The same for one request however often it is asked.
  func id(of intent: INIntent) -> UUID { intent.identifier.flatMap(UUID.init) ?? UUID() }

  func plan(_ intent: INRequestRideIntent) async throws -> RidePlan {
    try await depot.plan(try await request(intent))
  }

  /// What an intent asks for, by what the service calls it.
  func request(_ intent: INRequestRideIntent) async throws -> RideRequest {
    let (town, phrasing) = (try await depot.town(), phrasing)
    guard let heard = intent.dropOffLocation else { throw RideProblem.incomplete }
    let dropOff = try phrasing.place(heard, in: town)
    let pickup = try intent.pickupLocation.map { try phrasing.place($0, in: town).id }
    return RideRequest(
      id: id(of: intent), pickup: pickup ?? Place.here, dropOff: dropOff.id,
      kind: try intent.rideOptionName.map { try kind($0, in: town) }, party: intent.partySize,
      pickupTime: PickupTime(intent.scheduledPickupTime)?.date(after: now, timeZone: timeZone),
      paymentMethod: try intent.paymentMethod.map { try phrasing.paymentMethod($0, in: town).id },
      date: now)
  }

  private func kind(_ heard: INSpeakableString, in town: Town) throws -> String {
    let kinds = phrasing.kinds(heard, in: town)
    guard kinds.count == 1, let kind = kinds.first else {
      throw RideProblem.unknownKind(heard.spokenPhrase)
    }
    return kind.id
  }
}
