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
