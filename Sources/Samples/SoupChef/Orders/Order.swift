// SPDX-License-Identifier: Apache-2.0

import Foundation

/// An order that the kitchen has taken.
struct Order: Hashable, Sendable {
  /// Counts from 1, in the order of taking.
  var number: Int
  var purchase: Purchase

  /// The waiting time that the guest was told.
  var minutes: Int
  var orderedAt: Date

  /// The minutes until it is ready, rounded up; 0 once it is.
  func minutesLeft(at now: Date) -> Int {
    max(0, Int((Double(minutes) - now.timeIntervalSince(orderedAt) / 60).rounded(.up)))
  }
}

/// The newest orders, and how many there are in all.
struct OrderHistory: Hashable, Sendable {
  /// The newest first.
  var newest: [Order]
  var count: Int
}
