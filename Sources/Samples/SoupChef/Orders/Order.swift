// SPDX-License-Identifier: Apache-2.0

import Foundation

/// An order that the kitchen has taken.
struct Order: Hashable, Sendable {
  /// From 1, in the order they were taken.
  var number: Int
  var purchase: Purchase

  /// The waiting time that was told.
  var minutes: Int
  var orderedAt: Date

  /// The minutes until it is ready, begun ones counted; 0 when it is.
  func minutesLeft(at now: Date) -> Int {
    max(0, Int((Double(minutes) - now.timeIntervalSince(orderedAt) / 60).rounded(.up)))
  }
}
