// SPDX-License-Identifier: Apache-2.0

/// A query that knows all entities of a kind, because they are few.
public protocol EnumerableEntityQuery<Entity>: EntityQuery {
  associatedtype AllResult: ResultsCollection where AllResult.Result: AppEntity

  func allEntities() async throws -> AllResult
}

extension EnumerableEntityQuery {
  public func entities(
    for identifiers: [AllResult.Result.ID]
  ) async throws -> [AllResult.Result] {
    try await allEntities().items.filter { identifiers.contains($0.id) }
  }

  public func suggestedEntities() async throws -> [AllResult.Result] {
    try await allEntities().items
  }
}
