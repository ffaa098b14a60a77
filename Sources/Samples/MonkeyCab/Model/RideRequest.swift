// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A ride that somebody asks for, by the identifiers of what was heard.
struct RideRequest: Hashable, Sendable {
  /// The same for one request however often it is asked.
  var id: UUID
  var pickup: String
  var dropOff: String

  /// Nil for the cheapest that fits.
  var kind: String?
  var party: Int?

  /// Nil for as soon as can be.
  var pickupTime: Date?

  /// Nil for the usual one.
  var paymentMethod: String?
  var date: Date
}
