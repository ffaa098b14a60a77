// SPDX-License-Identifier: Apache-2.0
import AppIntents
import Foundation

/// One walk of the log.
struct WalkEntity: AppEntity, Identifiable {
  static var typeDisplayRepresentation: TypeDisplayRepresentation = TypeDisplayRepresentation(
    name: "Walk", numericFormat: "\(placeholder: .int) walks")
  static var defaultQuery = WalkQuery()

  var id: UUID

  @Property(title: "Started") var startedOn: Date
  @Property(title: "Minutes") var minutes: Double
  @Property(title: "Note") var note: String?

  var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(
      title: "Walk of \(minutes, specifier: "%.0f") minutes",
      subtitle: note.map { "\($0)" })
  }

  init(_ walk: Walk) {
    id = walk.id
    startedOn = walk.startedOn
    minutes = walk.minutes
    note = walk.note
  }
}

struct WalkPredicate {
  let matches: (WalkEntity) -> Bool
}

struct WalkQuery: EntityPropertyQuery {
  typealias ComparatorMappingType = WalkPredicate

  static var properties = QueryProperties {
    Property(\WalkEntity.$startedOn) {
      LessThanComparator { day in WalkPredicate { $0.startedOn < day } }
      GreaterThanComparator { day in WalkPredicate { $0.startedOn > day } }
      IsBetweenComparator { from, to in WalkPredicate { $0.startedOn >= from && $0.startedOn <= to }
      }
    }
    Property(\WalkEntity.$minutes) {
      GreaterThanOrEqualToComparator { least in WalkPredicate { $0.minutes >= least } }
      LessThanOrEqualToComparator { most in WalkPredicate { $0.minutes <= most } }
    }
    Property(\WalkEntity.$note) {
      EqualToComparator { text in WalkPredicate { $0.note == text } }
      HasPrefixComparator { text in WalkPredicate { $0.note?.hasPrefix(text) == true } }
    }
  }

  static var sortingOptions = SortingOptions {
    SortableBy(\WalkEntity.$startedOn)
    SortableBy(\WalkEntity.$minutes)
  }

  @Dependency
  var store: TrailStore

  func entities(for identifiers: [WalkEntity.ID]) async throws -> [WalkEntity] {
    await store.allWalks().filter { identifiers.contains($0.id) }.map(WalkEntity.init)
  }

  func suggestedEntities() async throws -> [WalkEntity] {
    await store.allWalks().suffix(10).map(WalkEntity.init)
  }

  func entities(
    matching comparators: [WalkPredicate], mode: ComparatorMode,
    sortedBy: [Sort<WalkEntity>], limit: Int?
  ) async throws -> [WalkEntity] {
    var walks = await store.allWalks().map(WalkEntity.init).filter { walk in
      switch mode {
      case .or: return comparators.contains { $0.matches(walk) }
      default: return comparators.allSatisfy { $0.matches(walk) }
      }
    }
    if let sort = sortedBy.first {
      walks.sort { $0.startedOn < $1.startedOn }
      if sort.by == \WalkEntity.$minutes { walks.sort { $0.minutes < $1.minutes } }
      if sort.order == .descending { walks.reverse() }
    }
    if let limit = limit { walks = Array(walks.prefix(limit)) }
    return walks
  }
}
