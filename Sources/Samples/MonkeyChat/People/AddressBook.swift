// SPDX-License-Identifier: Apache-2.0

import GRDB
import Intents
import SampleData

/// The contacts, and the search for the person a request means.
struct AddressBook: Hashable, Sendable {
  /// The most important first.
  var contacts: [Contact]

  subscript(id: String) -> Contact? { contacts.first { $0.id == id } }

  /// Finds the contact for a person of a request: a whole name comes before a part of one.
  func match(_ person: INPerson) -> PersonMatch {
    if let known = person.customIdentifier.flatMap({ self[$0] }) { return .contact(known) }
    let exact = contacts.filter { $0.isCalled(person.displayName) }
    if let first = exact.first { return exact.count == 1 ? .contact(first) : .several(exact) }
    if let identifier = person.contactIdentifier {
      return .systemContact(Party(name: person.displayName, systemContact: identifier))
    }
    let similar = contacts.filter { $0.isPartlyCalled(person.displayName) }
    guard let first = similar.first else { return .nobody }
    return similar.count == 1 ? .likely(first) : .several(similar)
  }

  /// The person that was agreed on; nil if the app can't tell them from others.
  func party(_ person: INPerson) -> Party? {
    switch match(person) {
    case .contact(let contact): contact.party
    case .systemContact(let party): party
    case .likely, .several, .nobody: nil
    }
  }
}

extension Contact {
  fileprivate func isCalled(_ name: String) -> Bool {
    let key = name.matchingKey
    return [self.name, handle, nickname ?? self.name].contains { $0.matchingKey == key }
  }

  /// Whether every word that was said occurs in one of the names.
  fileprivate func isPartlyCalled(_ name: String) -> Bool {
    let words = name.matchingWords
    guard !words.isEmpty else { return false }
    return [self.name, nickname ?? ""].contains { words.isSubset(of: $0.matchingWords) }
  }
}

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

  /// The names of those without video. For a system contact nobody knows, so they are left out.
  func withoutVideo(_ people: [INPerson]?) -> [String] {
    (people ?? []).compactMap { person in
      guard case .contact(let contact) = match(person), !contact.hasVideo else { return nil }
      return contact.name
    }
  }
}

/// The people a name may mean.
enum PersonMatch: Hashable, Sendable {
  case contact(Contact)
  /// The only one whose name contains what was said.
  case likely(Contact)
  case several([Contact])
  /// Somebody in the system's contacts whom the app doesn't know.
  case systemContact(Party)
  case nobody
}
