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

extension Mark {
  /// The change of a row.
  var assignment: String {
    switch self {
    case .read: "isRead = 1"
    case .unread: "isRead = 0"
    case .flagged: "isFlagged = 1"
    case .unflagged: "isFlagged = 0"
    }
  }

  /// Which messages are meant where nobody says: all that could lose the mark, or else the newest.
  var usual: String {
    let received = "SELECT number FROM message WHERE sender IS NOT NULL"
    return switch self {
    case .read: "\(received) AND isRead = 0"
    case .unflagged: "\(received) AND isFlagged = 1"
    case .unread, .flagged: "\(received) ORDER BY sentAt DESC, number DESC LIMIT 1"
    }
  }
}
