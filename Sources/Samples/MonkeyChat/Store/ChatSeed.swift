// SPDX-License-Identifier: Apache-2.0

import Foundation
import GRDB
import IntentModel

/// The data that the app starts with: a circle of friends, and their messages of one week in
/// January 2026.
struct ChatSeed {
  private let words: Wording

  /// - Parameter words: the app's texts in the language of its first user.
  init(_ words: Wording) { self.words = words }

  /// A text of the user's data, such as a name.
  private func name(_ key: String) -> String { words.text("seed.\(key)") }

  var contacts: [Contact] {
    [
      Contact(
        id: "bobo", name: name("contact.bobo"), handle: "@bobo", isFavorite: true, hasVideo: true),
      Contact(
        id: "ada", name: name("contact.ada"), handle: "@ada", nickname: name("nickname.ada"),
        isFavorite: true,
        hasVideo: true),
      Contact(
        id: "hugo", name: name("contact.hugo"), handle: "@hugo", isFavorite: true, hasVideo: true),
      Contact(
        id: "clyde", name: name("contact.clyde"), handle: "@clyde",
        nickname: name("nickname.clyde"), isFavorite: false,
        hasVideo: false),
      Contact(
        id: "nina", name: name("contact.nina"), handle: "@nina", isFavorite: false, hasVideo: true),
      Contact(
        id: "sam_rivera", name: name("contact.sam_rivera"), handle: "@samr", isFavorite: false,
        hasVideo: true),
      Contact(
        id: "sam_chen", name: name("contact.sam_chen"), handle: "@samc", isFavorite: false,
        hasVideo: true),
      Contact(
        id: "elodie", name: name("contact.elodie"), handle: "@elodie", isFavorite: false,
        hasVideo: true),
      Contact(
        id: "priya", name: name("contact.priya"), handle: "@priya", isFavorite: false,
        hasVideo: true),
      Contact(
        id: "wei", name: name("contact.wei"), handle: "@wei", isFavorite: false, hasVideo: true),
    ]
  }

  var groups: [(group: Group, members: [String])] {
    [
      (Group(id: "banana_lovers", name: name("group.banana_lovers")), ["bobo", "nina", "hugo"]),
      (Group(id: "climbing_club", name: name("group.climbing_club")), ["ada", "hugo", "priya"]),
    ]
  }

  var messages: [SeededMessage] {
    [
      received("ada", name("message.1"), day: 10, 18, 5, isRead: true),
      sent(["ada"], name("message.2"), day: 10, 18, 30),
      sent(["wei"], name("message.3"), day: 11, 9, 0),
      received("sam_rivera", name("message.4"), day: 12, 10, 0, isRead: true)
        .flagged,
      received("hugo", name("message.5"), day: 13, 12, 0, isRead: true),
      sent(["bobo"], name("message.6"), day: 14, 11, 0),
      received("bobo", name("message.7"), day: 14, 11, 15),
      received("nina", name("message.8"), day: 14, 11, 40, group: "banana_lovers"),
      received("clyde", name("message.9"), day: 15, 7, 30).flagged,
    ]
  }

  var calls: [SeededCall] {
    [
      SeededCall(.missed, "sam_chen", at: moment(day: 11, 16, 20), isSeen: true),
      SeededCall(.outgoing, "bobo", at: moment(day: 12, 19, 0), isVideo: true, seconds: 310),
      SeededCall(.received, "ada", at: moment(day: 13, 8, 45), seconds: 725),
      SeededCall(.missed, "clyde", at: moment(day: 15, 7, 32), isSeen: false),
    ]
  }

  /// A time of January 2026, UTC.
  private func moment(day: Int, _ hour: Int, _ minute: Int) -> Double {
    // The seconds of 2026-01-01T00:00:00Z since 1970.
    Double(1_767_225_600 + (day - 1) * 86_400 + hour * 3600 + minute * 60)
  }

  private func received(
    _ sender: String, _ content: String, day: Int, _ hour: Int, _ minute: Int,
    isRead: Bool = false, group: String? = nil
  ) -> SeededMessage {
    SeededMessage(
      sender: sender, group: group, content: content, sentAt: moment(day: day, hour, minute),
      isRead: isRead)
  }

  private func sent(
    _ recipients: [String], _ content: String, day: Int, _ hour: Int, _ minute: Int
  ) -> SeededMessage {
    SeededMessage(
      recipients: recipients, content: content, sentAt: moment(day: day, hour, minute),
      isRead: true)
  }
}

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

/// A message the app starts with.
struct SeededMessage: Hashable, Sendable {
  /// Nil if the user sent it.
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

/// A call the app starts with.
struct SeededCall: Hashable, Sendable {
  var kind: Call.Kind
  var contact: String

  /// Seconds since 1970.
  var startedAt: Double
  var isVideo: Bool
  var seconds: Double?
  var isSeen: Bool

  init(
    _ kind: Call.Kind, _ contact: String, at startedAt: Double, isVideo: Bool = false,
    seconds: Double? = nil, isSeen: Bool = true
  ) {
    self.kind = kind
    self.contact = contact
    self.startedAt = startedAt
    self.isVideo = isVideo
    self.seconds = seconds
    self.isSeen = isSeen
  }
}
