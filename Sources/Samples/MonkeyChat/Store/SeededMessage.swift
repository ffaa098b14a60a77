// SPDX-License-Identifier: Apache-2.0

/// A message the app starts with.
struct SeededMessage: Hashable, Sendable {
  /// Nil for the user.
  var sender: String?
  var recipients: [String] = []
  var group: String?
  var content: String

  /// Seconds since 1970.
  var sentAt: Double
  var isRead: Bool
  var isFlagged = false

  var flagged: SeededMessage {
    var copy = self
    copy.isFlagged = true
    return copy
  }
}
