// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A call of the history.
struct Call: Hashable, Sendable {
  enum Kind: String, Hashable, Sendable, Codable {
    case outgoing
    case missed
    case received
  }

  /// Counts from 1, in the order of storing.
  var number: Int
  var kind: Kind
  var isVideo: Bool
  var startedAt: Date
  /// The length of the call; nil if it is not known yet.
  var seconds: Double?

  /// Whether the user has looked at it.
  var isSeen: Bool
  var parties: [Party]
}

/// A call that is going to be made.
struct CallPlan: Hashable, Sendable {
  /// The request's identifier: the same each time the same request comes in.
  var id: UUID
  var parties: [Party]
  var isVideo: Bool
  var date: Date
}
