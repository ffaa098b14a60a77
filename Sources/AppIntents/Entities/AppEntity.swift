// SPDX-License-Identifier: Apache-2.0

import IntentModel

/// A thing of an app that a parameter may hold: a session, a book, a contact.
public protocol AppEntity: AppValue, DisplayRepresentable, Identifiable, _SupportsAppDependencies
where ID: EntityIdentifierConvertible, ID: Sendable {
  associatedtype DefaultQuery: EntityQuery where DefaultQuery.Entity == Self

  /// Finds the things of this kind.
  static var defaultQuery: DefaultQuery { get }
}

extension AppEntity {
  public typealias Property = EntityProperty

  public static var _traits: _ValueTraits<Self> {
    _ValueTraits(
      ValueShape(type: .item, kind: .entity(Self.self)),
      read: { values in
        guard let value = values.first else { return nil }
        return try await entity(value)
      },
      write: { [.item($0.item)] })
  }

  private static func entity(_ value: IntentModel.Value) async throws -> Self? {
    guard case .item(let item) = value, let id = ID.entityIdentifier(for: item.id) else {
      return nil
    }
    return try await defaultQuery.entities(for: [id]).first
  }

  var itemID: String { id.entityIdentifierString }

  var item: Item {
    Item(id: itemID, display: displayRepresentation.title.text(in: RunningApp.wording))
  }

  /// All its names, the title first.
  func entry(in wording: Wording) -> Vocabulary.Entry {
    displayRepresentation.entry(id: itemID, in: wording)
  }
}

extension DisplayRepresentation {
  func entry(id: String, in wording: Wording) -> Vocabulary.Entry {
    let names = ([title] + synonyms).map { $0.text(in: wording) }
    return Vocabulary.Entry(id: id, phrases: names.map { .init($0) })
  }
}
