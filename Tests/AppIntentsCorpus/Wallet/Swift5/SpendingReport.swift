// SPDX-License-Identifier: Apache-2.0

import AppIntents
import Foundation

/// The values that a report hands to the next action. It isn’t stored, so it has no query.
struct SpendingReport: TransientAppEntity {
  static var typeDisplayRepresentation: TypeDisplayRepresentation = TypeDisplayRepresentation(
    name: "Spending Report")

  @Property(title: "Total") var total: IntentCurrencyAmount
  @Property(title: "Largest") var largest: IntentCurrencyAmount?
  @Property(title: "Number of Payments") var count: Int
  @Property(title: "Average per Day") var dailyAverage: Double
  @Property(title: "First Day") var firstDay: Date
  @Property(title: "Length") var length: Measurement<UnitDuration>
  @Property(title: "Payees") var payees: [String]
  @Property(title: "Over Budget") var isOverBudget: Bool

  var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(
      title: "\(total.text)",
      subtitle: "\(count) payments since \(firstDay.formatted(date: .abbreviated, time: .omitted))"
    )
  }

  init() {
    total = IntentCurrencyAmount(amount: 0, currencyCode: "EUR")
    count = 0
    dailyAverage = 0
    firstDay = .now
    length = Measurement(value: 0, unit: .hours)
    payees = []
    isOverBudget = false
  }

  init(entries: [Ledger.Entry], interval: DateInterval, limit: Decimal) {
    self.init()
    let sum = entries.reduce(Decimal.zero) { $0 + $1.amount }
    let days = max(1, interval.duration / 86_400)
    total = IntentCurrencyAmount(amount: sum, currencyCode: "EUR")
    largest = entries.map(\.amount).max().map {
      IntentCurrencyAmount(amount: $0, currencyCode: "EUR")
    }
    count = entries.count
    dailyAverage = NSDecimalNumber(decimal: sum).doubleValue / days
    firstDay = interval.start
    length = Measurement(value: interval.duration, unit: UnitDuration.seconds).converted(to: .hours)
    payees = Array(Set(entries.map(\.payee))).sorted()
    isOverBudget = sum > limit
  }
}

enum ReportPeriod: String, AppEnum {
  case week
  case month
  case year

  static var typeDisplayRepresentation: TypeDisplayRepresentation = "Period"

  static var caseDisplayRepresentations: [ReportPeriod: DisplayRepresentation] = [
    .week: "This Week",
    .month: "This Month",
    .year: "This Year",
  ]

  var component: Calendar.Component {
    switch self {
    case .week: return .weekOfYear
    case .month: return .month
    case .year: return .year
    }
  }
}

struct SpendingReportIntent: AppIntent {
  static var title: LocalizedStringResource = "Make Spending Report"
  static var description = IntentDescription("Sums up what was spent.", categoryName: "Budgets")

  @Parameter(title: "Period", default: .month) var period: ReportPeriod
  @Parameter(title: "Limit", currencyCodes: ["EUR"]) var limit: IntentCurrencyAmount?

  static var parameterSummary: some ParameterSummary {
    Summary("Report the spending of \(\.$period)") { \.$limit }
  }

  func perform() async throws -> some IntentResult & ReturnsValue<SpendingReport> & ProvidesDialog {
    let interval =
      Calendar.current.dateInterval(of: period.component, for: Date())
      ?? DateInterval(start: Date(), duration: 0)
    let entries = await Ledger.shared.entries(in: interval)
    let report = SpendingReport(entries: entries, interval: interval, limit: limit?.amount ?? 1000)
    return .result(
      value: report, dialog: "You spent \(report.total.text) in \(report.count) payments.")
  }
}
