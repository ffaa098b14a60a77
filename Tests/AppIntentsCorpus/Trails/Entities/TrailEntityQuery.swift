// SPDX-License-Identifier: Apache-2.0
import AppIntents
import Foundation

struct TrailEntityQuery: EntityQuery {
  @Dependency
  private var store: TrailStore

  func entities(for identifiers: [TrailEntity.ID]) async throws -> [TrailEntity] {
    await store.trails(withIDs: identifiers).map(TrailEntity.init(trail:))
  }

  /// The favorites, or everything while there are none.
  func suggestedEntities() async throws -> [TrailEntity] {
    var trails = await store.favoriteTrails()
    if trails.isEmpty {
      trails = await store.allTrails()
    }
    return trails.map(TrailEntity.init(trail:))
  }
}

extension TrailEntityQuery: EntityStringQuery {
  func entities(matching string: String) async throws -> [TrailEntity] {
    await store.allTrails()
      .filter { $0.name.localizedCaseInsensitiveContains(string) || $0.tags.contains(string) }
      .map(TrailEntity.init(trail:))
  }
}

// MARK: - “Find Trails”

/// One condition of a “Find Trails” action.
enum TrailFilter: Sendable {
  case named(String)
  case nameContains(String)
  case atMost(kilometers: Double)
  case atLeast(kilometers: Double)
  case difficulty(TrailDifficulty, isWanted: Bool)

  func matches(_ trail: Trail) -> Bool {
    switch self {
    case .named(let name): return trail.name == name
    case .nameContains(let part): return trail.name.localizedCaseInsensitiveContains(part)
    case .atMost(let kilometers): return trail.kilometers <= kilometers
    case .atLeast(let kilometers): return trail.kilometers >= kilometers
    case .difficulty(let difficulty, let isWanted):
      return (trail.difficulty == difficulty) == isWanted
    }
  }
}

extension TrailEntityQuery: EntityPropertyQuery {
  typealias ComparatorMappingType = TrailFilter

  static var findIntentDescription: IntentDescription? {
    IntentDescription(
      "Finds trails by name, length or difficulty.",
      categoryName: "Discover",
      searchKeywords: ["hike", "path"]
    )
  }

  static var properties: QueryProperties {
    QueryProperties {
      Property(\TrailEntity.$name) {
        EqualToComparator { TrailFilter.named($0) }
        ContainsComparator { TrailFilter.nameContains($0) }
      }
      Property(\TrailEntity.$length) {
        LessThanOrEqualToComparator {
          TrailFilter.atMost(kilometers: $0.converted(to: .kilometers).value)
        }
        GreaterThanOrEqualToComparator {
          TrailFilter.atLeast(kilometers: $0.converted(to: .kilometers).value)
        }
      }
      Property(\TrailEntity.$difficulty) {
        EqualToComparator { TrailFilter.difficulty($0, isWanted: true) }
        NotEqualToComparator { TrailFilter.difficulty($0, isWanted: false) }
      }
    }
  }

  static var sortingOptions: SortingOptions {
    SortingOptions {
      SortableBy(\TrailEntity.$name)
      SortableBy(\TrailEntity.$length)
      SortableBy(\TrailEntity.$climb)
    }
  }

  func entities(
    matching comparators: [TrailFilter],
    mode: ComparatorMode,
    sortedBy: [EntityQuerySort<TrailEntity>],
    limit: Int?
  ) async throws -> [TrailEntity] {
    var found = await store.allTrails().filter { trail in
      mode == .and
        ? comparators.allSatisfy { $0.matches(trail) }
        : comparators.contains { $0.matches(trail) }
    }
    for sort in sortedBy.reversed() {
      switch sort.by {
      case \.$name: found.sort { sort.order.puts($0.name, before: $1.name) }
      case \.$length: found.sort { sort.order.puts($0.kilometers, before: $1.kilometers) }
      case \.$climb: found.sort { sort.order.puts($0.climb, before: $1.climb) }
      default: break
      }
    }
    return found.prefix(limit ?? found.count).map(TrailEntity.init(trail:))
  }
}

extension EntityQuerySort.Ordering {
  func puts<Value: Comparable>(_ one: Value, before other: Value) -> Bool {
    switch self {
    case .ascending: one < other
    case .descending: one > other
    }
  }
}
