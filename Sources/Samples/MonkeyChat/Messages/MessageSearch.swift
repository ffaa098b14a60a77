// SPDX-License-Identifier: Apache-2.0

import Foundation
import Intents

/// The conditions of a search for messages. A condition that is empty or nil restricts nothing.
struct MessageSearch: Equatable, Sendable {
  var senders: [Party] = []
  var recipients: [Party] = []
  var groups: [Group] = []
  var terms: [String] = []
  var marks: INMessageAttributeOptions = []
  var span: TimeSpan?
  var identifiers: [String] = []
  var conversations: [String] = []

  /// Whether it has no conditions.
  var isBare: Bool { self == MessageSearch() }

  func matches(_ message: Message) -> Bool {
    fits(message) && marks.fit(message) && (span?.contains(message.sentAt) ?? true)
      && terms.allSatisfy { message.content.matchingKey.contains($0.matchingKey) }
      && (identifiers.isEmpty || identifiers.contains(String(message.number)))
      && (conversations.isEmpty || conversations.contains(message.conversation))
  }

  /// Whether the message is from or to the right people: one's own messages are found by their
  /// recipients.
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
  /// The search of a request whose values are all agreed on.
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
  /// Whether a message has all of the attributes. No message counts as played, since none is
  /// spoken.
  func fit(_ message: Message) -> Bool {
    let absent: INMessageAttributeOptions = [
      message.isRead ? .unread : .read, message.isFlagged ? .unflagged : .flagged, .played,
    ]
    return isDisjoint(with: absent)
  }
}

/// A message that was sent or received.
struct Message: Hashable, Sendable {
  /// Counts from 1, in the order of storing.
  var number: Int

  /// Nil if the user sent it.
  var sender: Party?

  /// Empty for a message to a group.
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
