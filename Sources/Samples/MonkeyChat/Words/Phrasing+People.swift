// SPDX-License-Identifier: Apache-2.0

import IntentModel
import Intents

extension Phrasing {
  /// - Parameter name: what to call somebody whose name is not enough.
  func person(_ contact: Contact, as name: String? = nil) -> INPerson {
    INPerson(
      personHandle: INPersonHandle(value: contact.handle, type: .unknown), nameComponents: nil,
      displayName: name ?? contact.name, image: nil, contactIdentifier: nil,
      customIdentifier: contact.id)
  }

  func person(_ party: Party) -> INPerson {
    INPerson(
      personHandle: INPersonHandle(value: nil, type: .unknown), nameComponents: nil,
      displayName: party.name, image: nil, contactIdentifier: party.systemContact,
      customIdentifier: party.contact)
  }

  /// People to choose from: namesakes are told apart by their handles.
  func choices(_ contacts: [Contact]) -> [INPerson] {
    contacts.map { contact in
      let isAlone = contacts.filter { $0.name.matchingKey == contact.name.matchingKey }.count == 1
      let values = ["name": contact.name, "handle": contact.handle]
      return person(contact, as: isAlone ? nil : text("person.namesake", values))
    }
  }

  func name(of group: Group) -> INSpeakableString {
    INSpeakableString(identifier: group.id, spokenPhrase: group.name, pronunciationHint: nil)
  }

  /// The user.
  var me: INPerson {
    INPerson(
      personHandle: INPersonHandle(value: nil, type: .unknown), nameComponents: nil,
      displayName: text("person.me"), image: nil, contactIdentifier: nil, customIdentifier: nil,
      isMe: true)
  }
}
