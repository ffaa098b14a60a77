// SPDX-License-Identifier: Apache-2.0

import Foundation
import Intents

/// Which messages are looked for. What is empty or nil restricts nothing.
struct MessageSearch: Equatable, Sendable {
  var senders: [Party] = []
  var recipients: [Party] = []
  var groups: [Group] = []
  var terms: [String] = []
  var marks: INMessageAttributeOptions = []
  var span: TimeSpan?
  var identifiers: [String] = []
  var conversations: [String] = []

  /// Whether any message that came will do.
  var isBare: Bool { self == MessageSearch() }

  func matches(_ message: Message) -> Bool {
    fits(message) && marks.fit(message) && (span?.contains(message.sentAt) ?? true)
      && terms.allSatisfy { message.content.matchingKey.contains($0.matchingKey) }
      && (identifiers.isEmpty || identifiers.contains(String(message.number)))
      && (conversations.isEmpty || conversations.contains(message.conversation))
  }

  /// Whether it went between the right people; messages of one's own are found by who got them.
  private func fits(_ message: Message) -> Bool {
    guard groups.isEmpty || groups.contains(where: { $0 == message.group }) else { return false }
    guard let sender = message.sender else {
      return senders.isEmpty && isAboutOwn && (recipients.isEmpty || reaches(message.recipients))
    }
    return recipients.isEmpty && (senders.isEmpty || senders.contains(where: sender.isSame))
  }

  private var isAboutOwn: Bool {
    !recipients.isEmpty || !groups.isEmpty || !identifiers.isEmpty || !conversations.isEmpty
  }

  private func reaches(_ people: [Party]) -> Bool {
    people.contains { person in recipients.contains(where: person.isSame) }
  }
}

extension MessageSearch {
  /// What a request asks for, once all of it is agreed on.
  init(
    _ intent: INSearchForMessagesIntent, _ stamp: RequestStamp, book: AddressBook,
    groups all: [Group]
  ) {
    senders = (intent.senders ?? []).compactMap(book.party)
    recipients = (intent.recipients ?? []).compactMap(book.party)
    groups = all.filter { group in
      intent.speakableGroupNames?.contains(where: group.isMeant(exactly:)) ?? false
    }
    terms = intent.searchTerms ?? []
    marks = intent.attributes
    span = intent.dateTimeRange.map { TimeSpan($0, now: stamp.date, calendar: stamp.calendar) }
    identifiers = intent.identifiers ?? []
    conversations = intent.conversationIdentifiers ?? []
  }
}

extension INMessageAttributeOptions {
  /// Whether a message has all of the marks; none has been played, as none is spoken.
  func fit(_ message: Message) -> Bool {
    let absent: INMessageAttributeOptions = [
      message.isRead ? .unread : .read, message.isFlagged ? .unflagged : .flagged, .played,
    ]
    return isDisjoint(with: absent)
  }
}

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
