// SPDX-License-Identifier: Apache-2.0

import Intents

/// The contacts, and who is meant by what was said.
struct AddressBook: Hashable, Sendable {
  /// The most important first.
  var contacts: [Contact]

  subscript(id: String) -> Contact? { contacts.first { $0.id == id } }

  /// Whom a person of a request is: a whole name comes before a part of one.
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

  /// Whoever was agreed on; nil for somebody the app can't tell from others.
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

  /// Whether all that was said is in one of the names.
  fileprivate func isPartlyCalled(_ name: String) -> Bool {
    let words = name.matchingWords
    guard !words.isEmpty else { return false }
    return [self.name, nickname ?? ""].contains { words.isSubset(of: $0.matchingWords) }
  }
}
