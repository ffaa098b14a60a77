// SPDX-License-Identifier: Apache-2.0

public import Foundation
import IntentModel

/// A message that was sent or received.
public final class INMessage: NSObject, @unchecked Sendable {
  public let identifier: String
  /// The same for all messages of one conversation.
  public let conversationIdentifier: String?
  public let content: String?
  public let dateSent: Date?
  public let sender: INPerson?
  public let recipients: [INPerson]?
  public let groupName: INSpeakableString?
  public let messageType: INMessageType
  /// The service the message was sent with, if the app has several.
  public let serviceName: String?
  public let audioMessageFile: INFile?
  public let numberOfAttachments: NSNumber?
  public var reaction: INMessageReaction?

  private init(
    _ identifier: String, _ conversation: String?, _ content: String?, _ date: Date?,
    _ sender: INPerson?, _ recipients: [INPerson]?, _ group: INSpeakableString?,
    _ type: INMessageType, service: String? = nil, audio: INFile? = nil,
    attachments: NSNumber? = nil
  ) {
    self.identifier = identifier
    conversationIdentifier = conversation
    self.content = content
    dateSent = date
    self.sender = sender
    self.recipients = recipients
    groupName = group
    messageType = type
    serviceName = service
    audioMessageFile = audio
    numberOfAttachments = attachments
  }

  public convenience init(
    identifier: String, content: String?, dateSent: Date?, sender: INPerson?,
    recipients: [INPerson]?
  ) {
    self.init(identifier, nil, content, dateSent, sender, recipients, nil, .text)
  }

  public convenience init(
    identifier: String, conversationIdentifier: String?, content: String?, dateSent: Date?,
    sender: INPerson?, recipients: [INPerson]?, messageType: INMessageType
  ) {
    self.init(
      identifier, conversationIdentifier, content, dateSent, sender, recipients, nil, messageType)
  }

  public convenience init(
    identifier: String, conversationIdentifier: String?, content: String?, dateSent: Date?,
    sender: INPerson?, recipients: [INPerson]?, groupName: INSpeakableString?,
    messageType: INMessageType
  ) {
    self.init(
      identifier, conversationIdentifier, content, dateSent, sender, recipients, groupName,
      messageType)
  }

  public convenience init(
    identifier: String, conversationIdentifier: String?, content: String?, dateSent: Date?,
    sender: INPerson?, recipients: [INPerson]?, groupName: INSpeakableString?,
    messageType: INMessageType, serviceName: String?
  ) {
    self.init(
      identifier, conversationIdentifier, content, dateSent, sender, recipients, groupName,
      messageType, service: serviceName)
  }

  public convenience init(
    identifier: String, conversationIdentifier: String?, content: String?, dateSent: Date?,
    sender: INPerson?, recipients: [INPerson]?, groupName: INSpeakableString?,
    messageType: INMessageType, serviceName: String?, audioMessageFile: INFile?
  ) {
    self.init(
      identifier, conversationIdentifier, content, dateSent, sender, recipients, groupName,
      messageType, service: serviceName, audio: audioMessageFile)
  }

  public convenience init(
    identifier: String, conversationIdentifier: String?, content: String?, dateSent: Date?,
    sender: INPerson?, recipients: [INPerson]?, groupName: INSpeakableString?,
    serviceName: String?, messageType: INMessageType, numberOfAttachments: NSNumber?
  ) {
    self.init(
      identifier, conversationIdentifier, content, dateSent, sender, recipients, groupName,
      messageType, service: serviceName, attachments: numberOfAttachments)
  }

  /// The message as a line: its text, labelled with its sender. A recording is shown by its file's
  /// name.
  var line: Snippet.Line {
    let text = content ?? reaction?.emoji ?? reaction?.reactionDescription
    return Snippet.Line(text ?? audioMessageFile?.filename ?? "…", label: sender?.displayName)
  }
}
