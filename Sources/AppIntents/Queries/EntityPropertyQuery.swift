// SPDX-License-Identifier: Apache-2.0

/// Finds entities by the values of their properties.
public protocol EntityPropertyQuery<Entity>: EntityQuery {
  /// The type that a comparison is turned into, such as a predicate.
  associatedtype ComparatorMappingType
  associatedtype PropertyResult: ResultsCollection = [Entity] where PropertyResult.Result == Entity

  /// The properties that can be compared, and how.
  static var properties: QueryProperties { get }

  /// The properties by which the entities can be sorted.
  static var sortingOptions: SortingOptions { get }

  func entities(
    matching comparators: [ComparatorMappingType], mode: ComparatorMode,
    sortedBy: [EntityQuerySort<Entity>], limit: Int?
  ) async throws -> PropertyResult
}

extension EntityPropertyQuery {
  public typealias QueryProperties = EntityQueryProperties<Entity, ComparatorMappingType>
  public typealias Property = EntityQueryProperty
  public typealias ComparatorMode = EntityQueryComparatorMode
  public typealias SortingOptions = EntityQuerySortingOptions<Entity>
  public typealias SortableBy = EntityQuerySortableByProperty<Entity>
  public typealias Sort = EntityQuerySort
}
