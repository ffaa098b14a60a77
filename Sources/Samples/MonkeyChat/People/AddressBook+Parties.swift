// SPDX-License-Identifier: Apache-2.0

import Intents

extension AddressBook {
  /// Everybody a request names, each once, after they were agreed on.
  func parties(_ people: [INPerson]?) throws(ChatProblem) -> [Party] {
    var parties: [Party] = []
    for person in people ?? [] {
      guard let party = party(person) else { throw .unknownPerson(person.displayName) }
      if !parties.contains(where: party.isSame) { parties.append(party) }
    }
    guard !parties.isEmpty else { throw .incomplete }
    return parties
  }

  /// Those who can't be seen in a video call, by name. Of a system contact nobody knows.
  func withoutVideo(_ people: [INPerson]?) -> [String] {
    (people ?? []).compactMap { person in
      guard case .contact(let contact) = match(person), !contact.hasVideo else { return nil }
      return contact.name
    }
  }
}
