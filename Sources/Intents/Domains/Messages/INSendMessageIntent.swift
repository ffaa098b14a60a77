// SPDX-License-Identifier: Apache-2.0

import IntentModel

/// Sends a message to people or to a group.
public final class INSendMessageIntent: INIntent, @unchecked Sendable {
  public internal(set) var recipients: [INPerson]?
  public internal(set) var content: String?
  public internal(set) var speakableGroupName: INSpeakableString?
  /// The same for all messages of one conversation.
  public internal(set) var conversationIdentifier: String?
  /// The service to send the message with, if the app has several.
  public internal(set) var serviceName: String?
  public internal(set) var sender: INPerson?
  public internal(set) var attachments: [INSendMessageAttachment]?

  public var outgoingMessageType: INOutgoingMessageType { saidType ?? .unknown }

  /// The type the user said; nil if the user said none.
  var saidType: INOutgoingMessageType?

  public convenience init(
    recipients: [INPerson]?, outgoingMessageType: INOutgoingMessageType, content: String?,
    speakableGroupName: INSpeakableString?, conversationIdentifier: String?, serviceName: String?,
    sender: INPerson?, attachments: [INSendMessageAttachment]? = nil
  ) {
    self.init()
    self.recipients = recipients
    saidType = outgoingMessageType == .unknown ? nil : outgoingMessageType
    self.content = content
    self.speakableGroupName = speakableGroupName
    self.conversationIdentifier = conversationIdentifier
    self.serviceName = serviceName
    self.sender = sender
    self.attachments = attachments
  }

  /// A written message. The initializer is from before there were spoken ones.
  public convenience init(
    recipients: [INPerson]?, content: String?, speakableGroupName: INSpeakableString?,
    conversationIdentifier: String?, serviceName: String?, sender: INPerson?
  ) {
    self.init(
      recipients: recipients, outgoingMessageType: .outgoingMessageText, content: content,
      speakableGroupName: speakableGroupName, conversationIdentifier: conversationIdentifier,
      serviceName: serviceName, sender: sender)
  }

  public override class var shape: IntentShape {
    typealias Handler = any INSendMessageIntentHandling
    return IntentShape(
      named: "INSendMessageIntent", of: INSendMessageIntent.self, handledBy: Handler.self,
      domain: "Messages", category: .share,
      parameters: [
        .many("recipients", \INSendMessageIntent.recipients, isRequired: true, for: Handler.self) {
          $0.resolveRecipients(for: $1, with: $2)
        }.replacing("speakableGroupName"),
        .one("content", \INSendMessageIntent.content, isRequired: true, for: Handler.self) {
          $0.resolveContent(for: $1, with: $2)
        },
        .one("speakableGroupName", \INSendMessageIntent.speakableGroupName, for: Handler.self) {
          $0.resolveSpeakableGroupName(for: $1, with: $2)
        }.replacing("recipients"),
        .one("outgoingMessageType", \INSendMessageIntent.saidType, for: Handler.self) {
          $0.resolveOutgoingMessageType(for: $1, with: $2)
        }.found(by: \INSendMessageIntent.outgoingMessageType),
        .plain("conversationIdentifier", \INSendMessageIntent.conversationIdentifier),
        .plain("serviceName", \INSendMessageIntent.serviceName),
        .plain("sender", \INSendMessageIntent.sender),
        .plain("attachments", \INSendMessageIntent.attachments),
      ],
      confirm: { $0.confirm(intent: $1, completion: $2) },
      handle: { $0.handle(intent: $1, completion: $2) })
  }
}
