// SPDX-License-Identifier: Apache-2.0
import AppIntents
import Foundation

/// Finds books by identifier, by words and by properties.
struct BookQuery: EntityStringQuery, EntityPropertyQuery {
  typealias Entity = BookEntity
  typealias ComparatorMappingType = BookFilter

  @Dependency
  var catalog: Catalog

  static var findIntentDescription: IntentDescription? {
    IntentDescription(
      "Finds books.", categoryName: "Books", searchKeywords: ["read"], resultValueName: "Books")
  }

  static var properties: EntityQueryProperties<BookEntity, BookFilter> {
    EntityQueryProperties<BookEntity, BookFilter> {
      Property(\BookEntity.$title) {
        EqualToComparator { title in BookFilter { $0.title == title } }
        NotEqualToComparator { title in BookFilter { $0.title != title } }
        ContainsComparator { words in BookFilter { $0.title.localizedStandardContains(words) } }
        HasPrefixComparator { start in BookFilter { $0.title.hasPrefix(start) } }
        HasSuffixComparator { end in BookFilter { $0.title.hasSuffix(end) } }
      }
      Property(\BookEntity.$genre) {
        EqualToComparator(mappingTransform: BookFilter.isOf)
      }
      Property(\BookEntity.$pages) {
        EqualToComparator { pages in BookFilter { $0.pages == pages } }
        LessThanComparator { pages in BookFilter { $0.pages < pages } }
        GreaterThanComparator { pages in BookFilter { $0.pages > pages } }
      }
      Property(\BookEntity.$published) {
        LessThanOrEqualToComparator { day in BookFilter { ($0.published ?? .distantFuture) <= day }
        }
        GreaterThanOrEqualToComparator { day in BookFilter { ($0.published ?? .distantPast) >= day }
        }
        IsBetweenComparator { first, last in
          BookFilter { book in
            guard let published = book.published else { return false }
            return published >= first && published <= last
          }
        }
      }
    }
  }

  static var sortingOptions: EntityQuerySortingOptions<BookEntity> {
    EntityQuerySortingOptions<BookEntity> {
      SortableBy(\BookEntity.$title)
      SortableBy(\BookEntity.$pages)
    }
  }

  @MainActor
  func entities(for identifiers: [UUID]) async throws -> [BookEntity] {
    catalog.books(withIDs: identifiers).map { catalog.entity(for: $0) }
  }

  func entities(matching string: String) async throws -> [BookEntity] {
    await catalog.bookEntities.filter { book in
      book.title.localizedCaseInsensitiveContains(string) || book.isbn == string
    }
  }

  @MainActor
  func suggestedEntities() async throws -> [BookEntity] {
    catalog.bookEntities.filter { $0.status == .reading }
  }

  func entities(
    matching comparators: [BookFilter],
    mode: EntityQueryComparatorMode,
    sortedBy: [EntityQuerySort<BookEntity>],
    limit: Int?
  ) async throws -> [BookEntity] {
    let wanted = await catalog.books.filter { book in
      mode == .and
        ? comparators.allSatisfy { $0.matches(book) } : comparators.contains { $0.matches(book) }
    }
    var found = try await entities(for: wanted.map(\.id))
    for sort in sortedBy.reversed() {
      let isAscending = sort.order == .ascending
      if sort.by == \BookEntity.$title {
        found.sort { isAscending ? $0.title < $1.title : $0.title > $1.title }
      } else if sort.by == \BookEntity.$pages {
        found.sort { isAscending ? $0.pages < $1.pages : $0.pages > $1.pages }
      }
    }
    guard let limit else { return found }
    return Array(found.prefix(limit))
  }
}

struct BookFilter: Sendable {
  let matches: @Sendable (Book) -> Bool

  init(_ matches: @escaping @Sendable (Book) -> Bool) {
    self.matches = matches
  }

  static func isOf(_ genre: Genre) -> BookFilter {
    BookFilter { $0.genre == genre }
  }
}
