// SPDX-License-Identifier: Apache-2.0

import AppIntents
import Foundation

struct SplitBillIntent: AppIntent {
  static let title = LocalizedStringResource(
    "Split Bill", comment: "Title of the action in Shortcuts")
  static var description: IntentDescription? {
    IntentDescription("Works out what everybody owes, with the tip.", categoryName: "Payments")
  }

  @Parameter(title: "Total", currencyCodes: ["EUR", "CHF"])
  var total: IntentCurrencyAmount

  @Parameter(title: "People", default: 2, controlStyle: .stepper, inclusiveRange: (1, 20))
  var headCount: Int

  @Parameter(
    title: "Tip",
    description: "The share of the total that is added as a tip.",
    default: 0.1,
    controlStyle: .slider,
    inclusiveRange: (0.0, 0.3)
  )
  var tip: Double

  @Parameter(title: "With", mode: .contact)
  var companions: [IntentPerson]?

  static var parameterSummary: some ParameterSummary {
    Summary("Split \(\.$total) among \(\.$headCount)") {
      \.$tip
      \.$companions
    }
  }

  func perform() async throws -> some IntentResult & ProvidesDialog & ReturnsValue<
    IntentCurrencyAmount
  > {
    let people = companions.map { $0.count + 1 } ?? headCount
    guard people > 0, total.amount > 0 else { throw WalletError.nothingToSplit }
    let share = total.amount * (1 + Decimal(tip)) / Decimal(people)
    let each = IntentCurrencyAmount(amount: share, currencyCode: total.currencyCode)
    let rate = tip.formatted(.percent.precision(.fractionLength(0)))
    return .result(
      value: each,
      dialog: IntentDialog(
        full: "With a tip of \(rate), everybody pays \(each.text).",
        supporting: "\(each.text) each"
      )
    )
  }
}

/// Adds amounts up; it needs nothing of the app, so it isn’t even asynchronous.
struct AddAmountsIntent: AppIntent {
  static let title: LocalizedStringResource = "Add Amounts"
  static let isDiscoverable = false

  @Parameter(title: "Amounts")
  var amounts: [IntentCurrencyAmount]

  func perform() throws -> some IntentResult & ReturnsValue<IntentCurrencyAmount?> {
    var sum: IntentCurrencyAmount?
    for amount in amounts {
      sum = try sum?.adding(amount) ?? amount
    }
    return .result(value: sum)
  }
}

struct AverageIntent: AppIntent {
  static let title: LocalizedStringResource = "Average of Numbers"

  @Parameter(title: "Numbers")
  var numbers: [Double]

  @Parameter(title: "Round to Whole Numbers", default: true)
  var rounds: Bool

  func perform() async -> some ReturnsValue<Double> {
    let average = numbers.isEmpty ? 0 : numbers.reduce(0, +) / Double(numbers.count)
    return .result(value: rounds ? average.rounded() : average)
  }
}
