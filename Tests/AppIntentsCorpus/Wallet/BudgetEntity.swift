// SPDX-License-Identifier: Apache-2.0

import AppIntents
import Foundation

/// A budget is known by its year and its category, not by a single number.
struct BudgetID: Hashable, Sendable {
  let year: Int
  let category: String
}

extension BudgetID: EntityIdentifierConvertible {
  var entityIdentifierString: String { "\(year)/\(category)" }

  static func entityIdentifier(for entityIdentifierString: String) -> BudgetID? {
    let parts = entityIdentifierString.split(separator: "/", maxSplits: 1)
    guard parts.count == 2, let year = Int(parts[0]) else { return nil }
    return BudgetID(year: year, category: String(parts[1]))
  }
}

struct BudgetEntity: AppEntity {
  struct Query: EnumerableEntityQuery {
    func allEntities() async throws -> [BudgetEntity] { BudgetEntity.all }

    func entities(for identifiers: [BudgetID]) async throws -> [BudgetEntity] {
      BudgetEntity.all.filter { identifiers.contains($0.id) }
    }
  }

  static let defaultQuery = Query()
  static var typeDisplayRepresentation: TypeDisplayRepresentation { "Budget" }

  let id: BudgetID

  @Property(title: "Category") var category: String
  @Property(title: "Limit") var limit: IntentCurrencyAmount
  @Property(title: "Spent") var spent: IntentCurrencyAmount
  @Property(title: "Share Used") var shareUsed: Double
  @Property(title: "Starts Again") var startsAgain: DateComponents
  @Property(title: "Warnings At") var warnings: [Int]

  var displayRepresentation: DisplayRepresentation {
    .init(title: "\(category)", subtitle: "\(shareUsed.formatted(.percent)) used")
  }

  init(id: BudgetID, limit: Decimal, spent: Decimal, warnings: [Int] = [80, 100]) {
    self.id = id
    self.category = id.category
    self.limit = IntentCurrencyAmount(amount: limit, currencyCode: "EUR")
    self.spent = IntentCurrencyAmount(amount: spent, currencyCode: "EUR")
    self.shareUsed = NSDecimalNumber(decimal: spent / limit).doubleValue
    self.startsAgain = DateComponents(year: id.year + 1, month: 1, day: 1)
    self.warnings = warnings
  }

  static var all: [BudgetEntity] {
    [
      BudgetEntity(id: BudgetID(year: 2025, category: "Groceries"), limit: 4800, spent: 3120),
      BudgetEntity(
        id: BudgetID(year: 2025, category: "Travel"), limit: 2000, spent: 2100, warnings: [50]),
    ]
  }
}

struct RemainingBudgetIntent: AppIntent {
  static let title: LocalizedStringResource = "Get Remaining Budget"
  static let description = IntentDescription(
    "Tells how much is left.", categoryName: "Budgets", resultValueName: "Remaining")

  @Parameter(title: "Budget") var budget: BudgetEntity

  static var parameterSummary: some ParameterSummary { Summary("Get what is left of \(\.$budget)") }

  func perform() async throws -> some IntentResult & ReturnsValue<IntentCurrencyAmount>
    & ProvidesDialog
  {
    let left = budget.limit.amount - budget.spent.amount
    let rest = IntentCurrencyAmount(amount: left, currencyCode: budget.limit.currencyCode)
    return .result(value: rest, dialog: "\(rest.text) of \(budget.category) is left.")
  }
}

/// Forgets what the system has learnt about a budget.
enum BudgetSuggestions {
  static func identifier(year: Int, category: String) -> EntityIdentifier {
    EntityIdentifier(for: BudgetEntity.self, identifier: BudgetID(year: year, category: category))
  }

  static func forget(year: Int, category: String) async throws {
    let budget = identifier(year: year, category: category)
    _ = try await IntentDonationManager.shared.deleteDonations(
      matching: .intentType(RemainingBudgetIntent.self, entityIdentifier: budget))
  }
}
