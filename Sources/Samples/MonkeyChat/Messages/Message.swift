// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A message that was sent or received.
struct Message: Hashable, Sendable {
  /// From 1, in the order they were stored.
  var number: Int

  /// Nil for the user.
  var sender: Party?

  /// Nobody for a group's message.
  var recipients: [Party]
  var group: Group?
  var content: String
  var sentAt: Date
  var isRead: Bool
  var isFlagged: Bool

  /// The same for all messages with the same people.
  var conversation: String {
    let people = sender.map { [$0] } ?? recipients
    return group.map { "group:\($0.id)" }
      ?? people.map { $0.contact ?? $0.name }.joined(separator: ",")
  }
}
