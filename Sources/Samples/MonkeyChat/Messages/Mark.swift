// SPDX-License-Identifier: Apache-2.0

import Intents

/// The state a message is set to.
enum Mark: String, Hashable, Sendable {
  case read
  case unread
  case flagged
  case unflagged

  /// Nil for an attribute that the app's messages don't have.
  init?(_ attribute: INMessageAttribute) { self.init(rawValue: "\(attribute)") }
}

extension Mark {
  /// The assignment in SQL.
  var assignment: String {
    switch self {
    case .read: "isRead = 1"
    case .unread: "isRead = 0"
    case .flagged: "isFlagged = 1"
    case .unflagged: "isFlagged = 0"
    }
  }

  /// The messages meant if the user names none, as a query: all that the mark would change, or else
  /// the newest.
  var usual: String {
    let received = "SELECT number FROM message WHERE sender IS NOT NULL"
    return switch self {
    case .read: "\(received) AND isRead = 0"
    case .unflagged: "\(received) AND isFlagged = 1"
    case .unread, .flagged: "\(received) ORDER BY sentAt DESC, number DESC LIMIT 1"
    }
  }
}
