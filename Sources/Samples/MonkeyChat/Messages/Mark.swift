// SPDX-License-Identifier: Apache-2.0

import Intents

/// What a message is marked as.
enum Mark: String, Hashable, Sendable {
  case read
  case unread
  case flagged
  case unflagged

  /// Nil for what no message of the app's can be.
  init?(_ attribute: INMessageAttribute) { self.init(rawValue: "\(attribute)") }
}
