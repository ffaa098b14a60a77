// SPDX-License-Identifier: Apache-2.0

import Foundation
import GRDB
import SampleData

/// A message as its tables hold it.
struct MessageRow: Codable, StoredRow, Sendable {
  var number: Int
  var sender: String?
  var senderName: String?
  var groupID: String?
  var groupName: String?
  var content: String

  /// Seconds since 1970.
  var sentAt: Double
  var isRead: Bool
  var isFlagged: Bool

  static let select = """
    SELECT message.number, sender, contact.name AS senderName, groupID,
      chatGroup.name AS groupName, content, sentAt, isRead, isFlagged
    FROM message
    LEFT JOIN contact ON contact.id = sender
    LEFT JOIN chatGroup ON chatGroup.id = groupID
    """

  /// The message with its recipients.
  func message(in database: Database) throws -> Message {
    let recipients = try Party.fetchAll(
      database,
      sql: """
        SELECT contact, name, systemContact FROM messageRecipient WHERE message = ?
        ORDER BY position
        """,
      arguments: [number])
    return Message(
      number: number, sender: sender.map { Party(contact: $0, name: senderName ?? $0) },
      recipients: recipients, group: groupID.map { Group(id: $0, name: groupName ?? $0) },
      content: content, sentAt: Date(timeIntervalSince1970: sentAt), isRead: isRead,
      isFlagged: isFlagged)
  }
}
