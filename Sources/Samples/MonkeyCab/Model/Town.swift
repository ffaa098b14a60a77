// SPDX-License-Identifier: Apache-2.0

import GRDB
import SampleData

/// The service's state at one moment: the places, and what is on offer.
struct Town: Hashable, Sendable {
  var places: [Place]

  /// The kinds in the order in which they are offered.
  var kinds: [RideKind]

  /// The nearest first.
  var cabs: [Cab]

  /// The usual one first.
  var paymentMethods: [PaymentMethod]

  var mostSeats: Int { kinds.map(\.seats).max() ?? 0 }

  func place(_ id: String) -> Place? { places.first { $0.id == id } }

  func kind(_ id: String) -> RideKind? { kinds.first { $0.id == id } }

  func cab(_ plate: String) -> Cab? { cabs.first { $0.plate == plate } }

  func paymentMethod(_ id: String) -> PaymentMethod? { paymentMethods.first { $0.id == id } }

  /// The cab that would come; nil when no driver is free.
  func cab(for kind: RideKind) -> Cab? { cabs.first { $0.kind == kind.id && $0.isOnDuty } }

  /// The kind for a user who names none: the cheapest with enough seats and a driver.
  func usualKind(for party: Int?, over metres: Int) throws(RideProblem) -> RideKind {
    let fitting = kinds.filter { $0.seats >= party ?? 1 }
    guard
      let cheapest = fitting.min(by: { $0.fare(for: metres).least < $1.fare(for: metres).least })
    else { throw .tooManyPeople(most: mostSeats, kind: nil) }
    let driven = fitting.filter { cab(for: $0) != nil }
    return driven.min { $0.fare(for: metres).least < $1.fare(for: metres).least } ?? cheapest
  }
}

/// A vehicle and who drives it.
struct Cab: Hashable, Sendable, Codable, StoredRow {
  /// The bound on its minutes, which are converted to seconds.
  static let most = 1e6

  var plate: String

  /// The identifier of the kind of ride it is for.
  var kind: String
  var manufacturer: String
  var model: String
  var driver: String
  var phone: String
  var rating: String

  /// How long it takes to get to a pickup.
  var minutesAway: Int
  var isOnDuty: Bool
}

/// A means of payment that the user has given the service, without its words.
struct PaymentMethod: Hashable, Sendable, Codable, StoredRow {
  var id: String

  /// The raw value of an `INPaymentMethodType`.
  var type: Int

  /// The last digits of a card.
  var hint: String?
}
