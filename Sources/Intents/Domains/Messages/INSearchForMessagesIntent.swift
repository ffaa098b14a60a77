// SPDX-License-Identifier: Apache-2.0

import IntentModel

/// Finds messages, to show them or to read them aloud.
public final class INSearchForMessagesIntent: INIntent, @unchecked Sendable {
  public internal(set) var recipients: [INPerson]?
  public internal(set) var recipientsOperator = INConditionalOperator.any
  public internal(set) var senders: [INPerson]?
  public internal(set) var sendersOperator = INConditionalOperator.any
  public internal(set) var searchTerms: [String]?
  public internal(set) var searchTermsOperator = INConditionalOperator.all
  public internal(set) var dateTimeRange: INDateComponentsRange?
  public internal(set) var identifiers: [String]?
  public internal(set) var identifiersOperator = INConditionalOperator.any
  public internal(set) var notificationIdentifiers: [String]?
  public internal(set) var notificationIdentifiersOperator = INConditionalOperator.any
  public internal(set) var speakableGroupNames: [INSpeakableString]?
  public internal(set) var speakableGroupNamesOperator = INConditionalOperator.any
  public internal(set) var conversationIdentifiers: [String]?
  public internal(set) var conversationIdentifiersOperator = INConditionalOperator.any

  /// The marks that all the messages have; empty for any message.
  public var attributes: INMessageAttributeOptions { saidAttributes ?? [] }

  /// The marks the user said; nil if the user said none.
  var saidAttributes: INMessageAttributeOptions?

  public convenience init(
    recipients: [INPerson]?, senders: [INPerson]?, searchTerms: [String]?,
    attributes: INMessageAttributeOptions = [], dateTimeRange: INDateComponentsRange?,
    identifiers: [String]?, notificationIdentifiers: [String]?,
    speakableGroupNames: [INSpeakableString]?, conversationIdentifiers: [String]?
  ) {
    self.init()
    self.recipients = recipients
    self.senders = senders
    self.searchTerms = searchTerms
    saidAttributes = attributes.isEmpty ? nil : attributes
    self.dateTimeRange = dateTimeRange
    self.identifiers = identifiers
    self.notificationIdentifiers = notificationIdentifiers
    self.speakableGroupNames = speakableGroupNames
    self.conversationIdentifiers = conversationIdentifiers
  }

  /// The same initializer with the label `dateTime`, which Swift code uses as well.
  public convenience init(
    recipients: [INPerson]?, senders: [INPerson]?, searchTerms: [String]?,
    attributes: INMessageAttributeOptions = [], dateTime dateTimeRange: INDateComponentsRange?,
    identifiers: [String]?, notificationIdentifiers: [String]?,
    speakableGroupNames: [INSpeakableString]?, conversationIdentifiers: [String]?
  ) {
    self.init(
      recipients: recipients, senders: senders, searchTerms: searchTerms, attributes: attributes,
      dateTimeRange: dateTimeRange, identifiers: identifiers,
      notificationIdentifiers: notificationIdentifiers, speakableGroupNames: speakableGroupNames,
      conversationIdentifiers: conversationIdentifiers)
  }

  public override class var shape: IntentShape {
    typealias Handler = any INSearchForMessagesIntentHandling
    return IntentShape(
      named: "INSearchForMessagesIntent", of: INSearchForMessagesIntent.self,
      handledBy: Handler.self, domain: "Messages", category: .search,
      parameters: [
        .many("senders", \INSearchForMessagesIntent.senders, for: Handler.self) {
          $0.resolveSenders(for: $1, with: $2)
        },
        .many("recipients", \INSearchForMessagesIntent.recipients, for: Handler.self) {
          $0.resolveRecipients(for: $1, with: $2)
        },
        .one("attributes", \INSearchForMessagesIntent.saidAttributes, for: Handler.self) {
          $0.resolveAttributes(for: $1, with: $2)
        }.found(by: \INSearchForMessagesIntent.attributes),
        .one("dateTimeRange", \INSearchForMessagesIntent.dateTimeRange, for: Handler.self) {
          $0.resolveDateTimeRange(for: $1, with: $2)
        },
        .many(
          "speakableGroupNames", \INSearchForMessagesIntent.speakableGroupNames, for: Handler.self
        ) {
          $0.resolveSpeakableGroupNames(for: $1, with: $2)
        },
        .plain("searchTerms", \INSearchForMessagesIntent.searchTerms),
        .plain("identifiers", \INSearchForMessagesIntent.identifiers),
        .plain("notificationIdentifiers", \INSearchForMessagesIntent.notificationIdentifiers),
        .plain("conversationIdentifiers", \INSearchForMessagesIntent.conversationIdentifiers),
      ],
      confirm: { $0.confirm(intent: $1, completion: $2) },
      handle: { $0.handle(intent: $1, completion: $2) })
  }
}
