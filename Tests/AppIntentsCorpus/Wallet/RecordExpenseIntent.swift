// SPDX-License-Identifier: Apache-2.0

import AppIntents
import Foundation

@available(iOS 16.4, macOS 13.3, watchOS 9.4, *)
struct RecordExpenseIntent: AppIntent {
  static let title: LocalizedStringResource = "Record Expense"
  static let description = IntentDescription(
    "Writes down what you spent in cash.", categoryName: "Cash",
    searchKeywords: ["expense", "cash"])

  @Parameter(
    title: "Payee",
    inputOptions: String.IntentInputOptions(capitalizationType: .words, autocorrect: false),
    requestValueDialog: "Where did you spend it?")
  var payee: String

  @Parameter(title: "Amount", controlStyle: .field, inclusiveRange: (0.01, 10_000)) var amount:
    Double

  @Parameter(title: "Note", default: "", inputOptions: String.IntentInputOptions(multiline: true))
  var note: String

  @Parameter(title: "Date", description: "Today, unless you say otherwise.", kind: .date) var date:
    Date?

  @Parameter(
    title: "Recurring", default: false,
    displayName: Bool.IntentDisplayName(true: "Every Month", false: "Once"))
  var isRecurring: Bool

  @Parameter(title: "Months", default: 12, controlStyle: .stepper, inclusiveRange: (2, 36))
  var months: Int

  @Parameter(title: "Receipt") var receipt: URL?
  @Parameter(title: "Tags") var tags: [String]

  static var parameterSummary: some ParameterSummary {
    When(\.$isRecurring, .equalTo, true) {
      Summary("Record \(\.$amount) at \(\.$payee) \(\.$isRecurring) for \(\.$months) months") {
        \.$date
        \.$tags
      }
    } otherwise: {
      Summary("Record \(\.$amount) at \(\.$payee) \(\.$isRecurring)") {
        \.$date
        \.$note
        \.$receipt
        \.$tags
      }
    }
  }

  init() {}

  init(payee: String, amount: Double, tags: [String] = ["cash"]) {
    self.payee = payee
    self.amount = amount
    self.tags = tags
  }

  func perform() async throws -> some IntentResult & ReturnsValue<Int> {
    let count = isRecurring ? months : 1
    let first = date ?? .now
    var booked = 0
    for month in 0..<count {
      guard let day = Calendar.current.date(byAdding: .month, value: month, to: first) else {
        continue
      }
      try await Ledger.shared.post(entry(on: day))
      booked += 1
    }
    return .result(value: booked)
  }

  private func entry(on day: Date) -> Ledger.Entry {
    Ledger.Entry(
      id: UUID(), accountID: "everyday", payee: payee, amount: Decimal(amount), currencyCode: "EUR",
      date: day, tags: tags, note: note, receipt: receipt)
  }
}

/// Tells the system about expenses that were recorded in the app’s own window.
@available(iOS 16.4, macOS 13.3, watchOS 9.4, *)
struct ExpenseDonor: Sendable {
  func donate(payee: String, amount: Double) async throws {
    let intent = RecordExpenseIntent(payee: payee, amount: amount)
    try await IntentDonationManager.shared.donate(intent: intent)
  }

  func forgetAll() async throws {
    _ = try await IntentDonationManager.shared.deleteDonations(
      matching: .intentType(RecordExpenseIntent.self))
  }
}
