// SPDX-License-Identifier: Apache-2.0

/// The newest orders, and how many there are in all.
struct OrderHistory: Hashable, Sendable {
  /// The newest first.
  var newest: [Order]
  var count: Int
}
