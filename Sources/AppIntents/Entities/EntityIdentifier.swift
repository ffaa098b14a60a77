// SPDX-License-Identifier: Apache-2.0

/// An entity by its type and its identifier.
public struct EntityIdentifier: Hashable, Sendable {
  public let typeIdentifier: String
  public let identifier: String

  public init<Entity: AppEntity>(for entity: Entity) {
    self.init(for: Entity.self, identifier: entity.id)
  }

  public init<Entity: AppEntity>(for entityType: Entity.Type, identifier: Entity.ID) {
    typeIdentifier = Entity.persistentIdentifier
    self.identifier = identifier.entityIdentifierString
  }
}
