// SPDX-License-Identifier: Apache-2.0

import IntentModel

/// Finds earlier calls.
public final class INSearchCallHistoryIntent: INIntent, @unchecked Sendable {
  public internal(set) var dateCreated: INDateComponentsRange?
  /// Who was at the other end.
  public internal(set) var recipient: INPerson?
  /// Whether to find only calls that the user hasn't looked at; nil for all calls.
  public internal(set) var unseen: Bool?

  /// Whether the calls had a picture; empty for any call.
  public var callCapabilities: INCallCapabilityOptions { saidCapabilities ?? [] }
  /// How the calls went; empty for any call.
  public var callTypes: INCallRecordTypeOptions { saidTypes ?? [] }

  /// The two values above as the user said them; nil if the user said nothing.
  var saidCapabilities: INCallCapabilityOptions?
  var saidTypes: INCallRecordTypeOptions?

  public convenience init(
    dateCreated: INDateComponentsRange? = nil, recipient: INPerson? = nil,
    callCapabilities: INCallCapabilityOptions, callTypes: INCallRecordTypeOptions,
    unseen: Bool? = nil
  ) {
    self.init()
    self.dateCreated = dateCreated
    self.recipient = recipient
    saidCapabilities = callCapabilities.isEmpty ? nil : callCapabilities
    saidTypes = callTypes.isEmpty ? nil : callTypes
    self.unseen = unseen
  }

  public override class var shape: IntentShape {
    typealias Handler = any INSearchCallHistoryIntentHandling
    return IntentShape(
      named: "INSearchCallHistoryIntent", of: INSearchCallHistoryIntent.self,
      handledBy: Handler.self, domain: "Calls", category: .search,
      parameters: [
        .one("callTypes", \INSearchCallHistoryIntent.saidTypes, for: Handler.self) {
          $0.resolveCallTypes(for: $1, with: $2)
        }.found(by: \INSearchCallHistoryIntent.callTypes),
        .one("recipient", \INSearchCallHistoryIntent.recipient, for: Handler.self) {
          $0.resolveRecipient(for: $1, with: $2)
        },
        .one("dateCreated", \INSearchCallHistoryIntent.dateCreated, for: Handler.self) {
          $0.resolveDateCreated(for: $1, with: $2)
        },
        .one("unseen", \INSearchCallHistoryIntent.unseen, for: Handler.self) {
          $0.resolveUnseen(for: $1, with: $2)
        },
        .plain("callCapabilities", \INSearchCallHistoryIntent.saidCapabilities)
          .found(by: \INSearchCallHistoryIntent.callCapabilities),
      ],
      confirm: { $0.confirm(intent: $1, completion: $2) },
      handle: { $0.handle(intent: $1, completion: $2) })
  }
}
