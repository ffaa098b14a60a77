// SPDX-License-Identifier: Apache-2.0

import IntentModel

/// Calls somebody, with or without a picture.
public final class INStartCallIntent: INIntent, @unchecked Sendable {
  public internal(set) var contacts: [INPerson]?
  /// Describes the earlier call to return, as far as the user did.
  public internal(set) var callRecordFilter: INCallRecordFilter?
  /// The earlier call that is returned.
  public internal(set) var callRecordToCallBack: INCallRecord?

  public var callCapability: INCallCapability { saidCapability ?? .unknown }
  public var destinationType: INCallDestinationType { saidDestination ?? .unknown }
  public var audioRoute: INCallAudioRoute { saidRoute ?? .unknown }

  /// The three values above as the user said them; nil if the user said nothing.
  var saidCapability: INCallCapability?
  var saidDestination: INCallDestinationType?
  var saidRoute: INCallAudioRoute?

  public convenience init(
    callRecordFilter: INCallRecordFilter?, callRecordToCallBack: INCallRecord?,
    audioRoute: INCallAudioRoute, destinationType: INCallDestinationType, contacts: [INPerson]?,
    callCapability: INCallCapability
  ) {
    self.init()
    self.callRecordFilter = callRecordFilter
    self.callRecordToCallBack = callRecordToCallBack
    saidRoute = audioRoute == .unknown ? nil : audioRoute
    saidDestination = destinationType == .unknown ? nil : destinationType
    self.contacts = contacts
    saidCapability = callCapability == .unknown ? nil : callCapability
  }

  public override class var shape: IntentShape {
    typealias Handler = any INStartCallIntentHandling
    return IntentShape(
      named: "INStartCallIntent", of: INStartCallIntent.self, handledBy: Handler.self,
      domain: "Calls", category: .start,
      parameters: [
        .one("destinationType", \INStartCallIntent.saidDestination, for: Handler.self) {
          $0.resolveDestinationType(for: $1, with: $2)
        }.found(by: \INStartCallIntent.destinationType),
        .plain("callRecordFilter", \INStartCallIntent.callRecordFilter),
        .one("callRecordToCallBack", \INStartCallIntent.callRecordToCallBack, for: Handler.self) {
          $0.resolveCallRecordToCallBack(for: $1, with: $2)
        },
        .many("contacts", \INStartCallIntent.contacts, isRequired: true, for: Handler.self) {
          $0.resolveContacts(for: $1, with: $2)
        },
        .one("callCapability", \INStartCallIntent.saidCapability, for: Handler.self) {
          $0.resolveCallCapability(for: $1, with: $2)
        }.found(by: \INStartCallIntent.callCapability),
        .plain("audioRoute", \INStartCallIntent.saidRoute)
          .found(by: \INStartCallIntent.audioRoute),
      ],
      confirm: { $0.confirm(intent: $1, completion: $2) },
      handle: { $0.handle(intent: $1, completion: $2) })
  }
}
