// SPDX-License-Identifier: Apache-2.0

import IntentModel
import Intents

extension Phrasing {
  func message(_ message: Message) -> INMessage {
    INMessage(
      identifier: String(message.number), conversationIdentifier: message.conversation,
      content: message.content, dateSent: message.sentAt,
      sender: message.sender.map(person) ?? me, recipients: message.recipients.map(person),
      groupName: message.group.map(name), messageType: .text)
  }

  /// The message and who gets it.
  func card(_ draft: Draft, isSent: Bool) -> INUISnippet {
    let receiver =
      switch draft.receiver {
      case .people(let people): names(people)
      case .group(let group): group.name
      }
    return INUISnippet(
      title: text(isSent ? "card.sent" : "card.draft"),
      lines: [.init(receiver, label: text("card.to")), .init(draft.content)])
  }
}
