// SPDX-License-Identifier: Apache-2.0

import IntentModel

/// Calls somebody without a picture; ``INStartCallIntent`` replaced it.
public final class INStartAudioCallIntent: INIntent, @unchecked Sendable {
  public internal(set) var contacts: [INPerson]?

  public var destinationType: INCallDestinationType { saidDestination ?? .unknown }

  /// The destination the user said; nil if the user said none.
  var saidDestination: INCallDestinationType?

  public convenience init(destinationType: INCallDestinationType, contacts: [INPerson]?) {
    self.init()
    saidDestination = destinationType == .unknown ? nil : destinationType
    self.contacts = contacts
  }

  public convenience init(contacts: [INPerson]?) {
    self.init(destinationType: .unknown, contacts: contacts)
  }

  public override class var shape: IntentShape {
    typealias Handler = any INStartAudioCallIntentHandling
    return IntentShape(
      named: "INStartAudioCallIntent", of: INStartAudioCallIntent.self, handledBy: Handler.self,
      domain: "Calls", category: .start,
      parameters: [
        .one("destinationType", \INStartAudioCallIntent.saidDestination, for: Handler.self) {
          $0.resolveDestinationType(for: $1, with: $2)
        }.found(by: \INStartAudioCallIntent.destinationType),
        .many("contacts", \INStartAudioCallIntent.contacts, isRequired: true, for: Handler.self) {
          $0.resolveContacts(for: $1, with: $2)
        },
      ],
      confirm: { $0.confirm(intent: $1, completion: $2) },
      handle: { $0.handle(intent: $1, completion: $2) })
  }
}
