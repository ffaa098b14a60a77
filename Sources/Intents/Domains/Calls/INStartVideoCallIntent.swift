// SPDX-License-Identifier: Apache-2.0

import IntentModel

/// Calls somebody with a picture; ``INStartCallIntent`` replaced it.
public final class INStartVideoCallIntent: INIntent, @unchecked Sendable {
  public internal(set) var contacts: [INPerson]?

  public convenience init(contacts: [INPerson]?) {
    self.init()
    self.contacts = contacts
  }

  public override class var shape: IntentShape {
    typealias Handler = any INStartVideoCallIntentHandling
    return IntentShape(
      named: "INStartVideoCallIntent", of: INStartVideoCallIntent.self, handledBy: Handler.self,
      domain: "Calls", category: .start,
      parameters: [
        .many("contacts", \INStartVideoCallIntent.contacts, isRequired: true, for: Handler.self) {
          $0.resolveContacts(for: $1, with: $2)
        }
      ],
      confirm: { $0.confirm(intent: $1, completion: $2) },
      handle: { $0.handle(intent: $1, completion: $2) })
  }
}
