// SPDX-License-Identifier: Apache-2.0

import Foundation
import Intents

/// A message that is going to be sent.
struct Draft: Hashable, Sendable {
  enum Receiver: Hashable, Sendable {
    case people([Party])
    case group(Group)
  }

  /// The longest text, in characters.
  static let longest = 2000

  /// The request's identifier: the same each time the same request comes in.
  var id: UUID
  var receiver: Receiver
  var content: String
  var date: Date
}

extension Draft {
  /// Makes the message of a request whose values are all agreed on.
  init(
    _ intent: INSendMessageIntent, _ request: RequestStamp, book: AddressBook, groups: [Group]
  ) throws(ChatProblem) {
    guard let content = intent.content else { throw .incomplete }
    self.init(
      id: request.id, receiver: try Receiver(intent, book: book, groups: groups),
      content: try Self.checked(content), date: request.date)
  }

  /// The words to send; refuses an empty text and one that is too long.
  static func checked(_ content: String) throws(ChatProblem) -> String {
    guard content.contains(where: { !$0.isWhitespace }) else { throw .incomplete }
    guard content.count <= longest else { throw .messageTooLong(limit: longest) }
    return content
  }
}

extension Draft.Receiver {
  fileprivate init(
    _ intent: INSendMessageIntent, book: AddressBook, groups: [Group]
  ) throws(ChatProblem) {
    if let name = intent.speakableGroupName {
      guard let group = groups.first(where: { $0.isMeant(exactly: name) }) else {
        throw .unknownGroup(name.spokenPhrase)
      }
      self = .group(group)
    } else {
      self = .people(try book.parties(intent.recipients))
    }
  }
}
