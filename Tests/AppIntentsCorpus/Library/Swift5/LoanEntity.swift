// SPDX-License-Identifier: Apache-2.0
import AppIntents
import Foundation

// MARK: Entity

struct LoanEntity: AppEntity {
  typealias ID = Int

  static var typeDisplayRepresentation: TypeDisplayRepresentation = "Loan"
  static var defaultQuery = LoanQuery()

  let id: ID

  @Property(title: "Borrower")
  var borrower: String

  @Property(title: "Book")
  var book: String

  @Property(title: "Due")
  var due: Date

  @Property(title: "Returned")
  var isReturned: Bool

  var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(
      title: "\(book)",
      subtitle: "\(borrower), due \(due, format: .dateTime.day().month())",
      image: .init(systemName: isReturned ? "checkmark" : "clock"))
  }

  init(id: Int, borrower: String, book: String, due: Date, isReturned: Bool = false) {
    self.id = id
    self.borrower = borrower
    self.book = book
    self.due = due
    self.isReturned = isReturned
  }
}

// MARK: Query

struct LoanQuery: EntityQuery {
  func entities(for identifiers: [Int]) async throws -> [LoanEntity] {
    LoanDesk.shared.loans.filter { identifiers.contains($0.id) }
  }

  func suggestedEntities() async throws -> [LoanEntity] {
    LoanDesk.shared.loans.filter { !$0.isReturned }
  }
}

/// Conditions are pieces of SQL.
extension LoanQuery: EntityPropertyQuery {
  typealias ComparatorMappingType = String

  static var properties = EntityQueryProperties<LoanEntity, String> {
    Property(\.$borrower) {
      EqualToComparator { "borrower = '\($0)'" }
      ContainsComparator { "borrower LIKE '%\($0)%'" }
    }
    Property(\.$due) {
      LessThanComparator { "due < \($0.timeIntervalSince1970)" }
      GreaterThanOrEqualToComparator { "due >= \($0.timeIntervalSince1970)" }
    }
    Property(\.$isReturned) {
      EqualToComparator { $0 ? "returned = 1" : "returned = 0" }
    }
  }

  static var sortingOptions = SortingOptions {
    SortableBy(\.$due)
  }

  func entities(
    matching comparators: [String],
    mode: EntityQueryComparatorMode,
    sortedBy: [EntityQuerySort<LoanEntity>],
    limit: Int?
  ) async throws -> [LoanEntity] {
    let condition = comparators.joined(separator: mode == .and ? " AND " : " OR ")
    let order = sortedBy.first?.order == .descending ? "DESC" : "ASC"
    return LoanDesk.shared.select("WHERE \(condition) ORDER BY due \(order) LIMIT \(limit ?? -1)")
  }
}

// MARK: Storage

class LoanDesk {
  static var shared = LoanDesk()
  static var log: [String] = []

  var loans: [LoanEntity] = []

  func select(_ clause: String) -> [LoanEntity] {
    Self.log.append("SELECT * FROM loans \(clause)")
    return loans
  }
}
