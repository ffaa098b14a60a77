// SPDX-License-Identifier: Apache-2.0

import GRDB

extension ChatSeed {
  func plant(in database: Database) throws {
    try database.execute(sql: "INSERT INTO session (id, isLoggedIn) VALUES (1, 1)")
    for contact in contacts { try plant(contact, in: database) }
    for (position, seed) in groups.enumerated() {
      try plant(seed.group, at: position, members: seed.members, in: database)
    }
    for message in messages { try plant(message, in: database) }
    for call in calls { try plant(call, in: database) }
  }

  private func plant(_ contact: Contact, in database: Database) throws {
    try database.execute(
      sql: """
        INSERT INTO contact (id, name, handle, nickname, isFavorite, hasVideo)
        VALUES (?, ?, ?, ?, ?, ?)
        """,
      arguments: [
        contact.id, contact.name, contact.handle, contact.nickname, contact.isFavorite,
        contact.hasVideo,
      ])
  }

  private func plant(
    _ group: Group, at position: Int, members: [String], in database: Database
  ) throws {
    try database.execute(
      sql: "INSERT INTO chatGroup (id, position, name) VALUES (?, ?, ?)",
      arguments: [group.id, position, group.name])
    for member in members {
      try database.execute(
        sql: "INSERT INTO groupMember (groupID, contact) VALUES (?, ?)",
        arguments: [group.id, member])
    }
  }

  private func plant(_ message: SeededMessage, in database: Database) throws {
    try database.execute(
      sql: """
        INSERT INTO message (sender, groupID, content, sentAt, isRead, isFlagged)
        VALUES (?, ?, ?, ?, ?, ?)
        """,
      arguments: [
        message.sender, message.group, message.content, message.sentAt, message.isRead,
        message.isFlagged,
      ])
    let number = Int(database.lastInsertedRowID)
    let people = message.recipients.compactMap(party)
    try ChatStore.record(people, ofMessage: number, in: database)
    try ChatStore.touch(people, at: message.sentAt, in: database)
  }

  private func plant(_ call: SeededCall, in database: Database) throws {
    try database.execute(
      sql: """
        INSERT INTO call (kind, isVideo, startedAt, seconds, isSeen) VALUES (?, ?, ?, ?, ?)
        """,
      arguments: [call.kind.rawValue, call.isVideo, call.startedAt, call.seconds, call.isSeen])
    let number = Int(database.lastInsertedRowID)
    let people = [call.contact].compactMap(party)
    try ChatStore.record(people, ofCall: number, in: database)
    if call.kind != .missed { try ChatStore.touch(people, at: call.startedAt, in: database) }
  }

  private func party(_ id: String) -> Party? {
    contacts.first { $0.id == id }?.party
  }
}
