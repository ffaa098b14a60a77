// SPDX-License-Identifier: Apache-2.0

/// Finds the entities of a kind: by their identifiers, and those to offer.
public protocol EntityQuery<Entity>: DynamicOptionsProvider, PersistentlyIdentifiable
where Result.Result == Entity {
  associatedtype Entity: AppEntity
  associatedtype Result = [Entity]

  func entities(for identifiers: [Entity.ID]) async throws -> [Entity]

  /// The entities to choose from. Phrases with a parameter are made of them, too.
  func suggestedEntities() async throws -> Result
}

extension EntityQuery {
  public func results() async throws -> Result { try await suggestedEntities() }

  public func suggestedEntities() async throws -> Result { .empty }

  /// How the action that finds such entities is described.
  public static var findIntentDescription: IntentDescription? { nil }
}
