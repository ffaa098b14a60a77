// SPDX-License-Identifier: Apache-2.0

/// A type that finds entities.
public struct ExtractedQuery: Hashable, Sendable, Codable {
  public var name: String
  public var place: SourceLocation

  /// The protocols it names, in their order: `EntityQuery`, `EntityStringQuery`.
  public var protocols: [String] = []

  /// Whether it tells which entities phrases are made with: by `suggestedEntities()`, or by `allEntities()`.
  public var suggestsEntities = false

  public init(name: String, place: SourceLocation) {
    (self.name, self.place) = (name, place)
  }
}
