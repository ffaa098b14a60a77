// SPDX-License-Identifier: Apache-2.0
import AppIntents
import Foundation

struct PersonEntity: AppEntity, Identifiable {
  typealias ID = Person.ID

  static var typeDisplayRepresentation: TypeDisplayRepresentation {
    TypeDisplayRepresentation(name: "Person")
  }
  static var defaultQuery: PersonQuery { PersonQuery() }

  var id: ID
  var name: String
  var email: String?

  var displayRepresentation: DisplayRepresentation {
    if let email {
      return DisplayRepresentation(title: "\(name)", subtitle: "\(email)")
    }
    return DisplayRepresentation(title: "\(name)")
  }
}

extension PersonEntity {
  init(person: Person) {
    self.init(id: person.id, name: person.fullName, email: person.email)
  }

  static func all() async -> [PersonEntity] {
    await MessageCenter.shared.people.filter { !$0.isBlocked }.map(PersonEntity.init(person:))
  }
}

struct PersonQuery: EntityStringQuery {
  func entities(for identifiers: [PersonEntity.ID]) async throws -> [PersonEntity] {
    await PersonEntity.all().filter { identifiers.contains($0.id) }
  }

  func entities(matching string: String) async throws -> IntentItemCollection<PersonEntity> {
    let found = await PersonEntity.all().filter {
      $0.name.localizedCaseInsensitiveContains(string)
    }
    return IntentItemCollection(items: found)
  }

  func suggestedEntities() async throws -> IntentItemCollection<PersonEntity> {
    IntentItemCollection(items: await PersonEntity.all())
  }
}

// MARK: - People of the system

extension PersonEntity {
  var intentPerson: IntentPerson {
    IntentPerson(
      identifier: .applicationDefined(id),
      name: .displayName(name),
      handle: email.map { IntentPerson.Handle(emailAddress: $0, label: .work) }
    )
  }
}

extension IntentPerson {
  /// The name in one piece, whatever the system knows of it.
  var spokenName: String? {
    switch name {
    case .displayName(let text):
      return text
    case .components(let components):
      return [components.givenName, components.familyName].compactMap { $0 }
        .joined(separator: " ")
    default:
      return nil
    }
  }

  var mailAddress: String? {
    for candidate in [handle].compactMap({ $0 }) + aliases {
      if case .emailAddress(let address) = candidate.value { return address }
    }
    return nil
  }
}
