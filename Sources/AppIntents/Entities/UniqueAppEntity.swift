// SPDX-License-Identifier: Apache-2.0

/// An entity that exists only once, such as an app's settings.
public protocol UniqueAppEntity: AppEntity where DefaultQuery: UniqueAppEntityQuery {}

extension UniqueAppEntity where ID == String {
  public var id: String { Self.persistentIdentifier }
}

/// Finds the only entity of its kind.
public protocol UniqueAppEntityQuery<Entity>: EnumerableEntityQuery where Entity: UniqueAppEntity {
  associatedtype Unique: UniqueAppEntity

  func uniqueEntity() async throws -> Unique
}

extension UniqueAppEntityQuery {
  /// Finds the only entity for any identifiers: there is no other.
  public func entities(for identifiers: [Unique.ID]) async throws -> [Unique] {
    [try await uniqueEntity()]
  }

  public func allEntities() async throws -> [Unique] { [try await uniqueEntity()] }

  public func suggestedEntities() async throws -> [Unique] { [try await uniqueEntity()] }

  public func results() async throws -> [Unique] { [try await uniqueEntity()] }
}

/// Finds the only entity by a closure.
public struct UniqueAppEntityProvider<Entity: UniqueAppEntity>: UniqueAppEntityQuery {
  private let provider: @Sendable () async throws -> Entity

  public init(_ provider: @escaping @Sendable () async throws -> Entity) {
    self.provider = provider
  }

  public func uniqueEntity() async throws -> Entity { try await provider() }
}
