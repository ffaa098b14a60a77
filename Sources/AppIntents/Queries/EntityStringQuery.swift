// SPDX-License-Identifier: Apache-2.0

/// Finds entities by a name that somebody says.
public protocol EntityStringQuery<Entity>: EntityQuery {
  associatedtype MatchingResult: ResultsCollection where MatchingResult.Result == Entity

  func entities(matching string: String) async throws -> MatchingResult
}
