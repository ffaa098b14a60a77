// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A call of the history.
struct Call: Hashable, Sendable {
  enum Kind: String, Hashable, Sendable, Codable {
    case outgoing
    case missed
    case received
  }

  /// From 1, in the order they were stored.
  var number: Int
  var kind: Kind
  var isVideo: Bool
  var startedAt: Date
  /// How long it was; nil where nobody knows yet.
  var seconds: Double?

  /// Whether the user has looked at it.
  var isSeen: Bool
  var parties: [Party]
}

/// A call that is to be made.
struct CallPlan: Hashable, Sendable {
  /// The same for one request however often it is asked.
  var id: UUID
  var parties: [Party]
  var isVideo: Bool
  var date: Date
}
