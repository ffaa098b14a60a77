// SPDX-License-Identifier: Apache-2.0

import AppIntents
import Foundation

struct TransactionEntity: AppEntity, Identifiable {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Transaction"
  static let defaultQuery = TransactionQuery()

  let id: UUID

  @Property(title: "Payee") var payee: String
  @Property(title: "Amount") var amount: IntentCurrencyAmount
  @Property(title: "Date") var date: Date
  @Property(title: "Tags") var tags: [String]
  @Property(title: "Note") var note: AttributedString
  @Property(title: "Receipt") var receipt: URL?
  @Property(title: "Person") var person: IntentPerson?

  var displayRepresentation: DisplayRepresentation {
    let day = date.formatted(date: .abbreviated, time: .omitted)
    return DisplayRepresentation(title: "\(payee)", subtitle: "\(amount.text), \(day)")
  }

  init(entry: Ledger.Entry, person: IntentPerson? = nil) {
    self.id = entry.id
    self.payee = entry.payee
    self.amount = IntentCurrencyAmount(amount: entry.amount, currencyCode: entry.currencyCode)
    self.date = entry.date
    self.tags = entry.tags
    self.note = AttributedString(entry.note)
    self.receipt = entry.receipt
    self.person = person
  }
}

struct TransactionQuery: EntityQuery {
  func entities(for identifiers: [UUID]) async throws -> [TransactionEntity] {
    await Ledger.shared.entries(withIDs: identifiers).map { TransactionEntity(entry: $0) }
  }

  func suggestedEntities() async throws -> [TransactionEntity] {
    await Ledger.shared.entries.suffix(10).map { TransactionEntity(entry: $0) }
  }
}

/// Finds the transactions a text on the screen may be about.
@available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, visionOS 26.0, *)
struct ReceiptTextQuery: IntentValueQuery {
  func values(for input: String) async throws -> [TransactionEntity] {
    await Ledger.shared.entries
      .filter { input.localizedCaseInsensitiveContains($0.payee) }
      .map { TransactionEntity(entry: $0) }
  }
}

struct FindTransactionsIntent: AppIntent {
  static let title: LocalizedStringResource = "Find Transactions"
  static let description: IntentDescription? = "Finds what was spent between two days."

  @Parameter(title: "From", kind: .date) var start: Date?
  @Parameter(title: "Until", kind: .date) var end: Date?
  @Parameter(title: "At Least", inclusiveRange: (0, 100_000)) var minimum: Double?
  @Parameter(title: "Tags") var tags: [String]?

  static var parameterSummary: some ParameterSummary {
    Summary("Find transactions from \(\.$start) until \(\.$end)") {
      \.$minimum
      \.$tags
    }
  }

  func perform() async throws -> some IntentResult & ReturnsValue<[TransactionEntity]> {
    let interval = DateInterval(start: start ?? .distantPast, end: end ?? .now)
    let wanted = Set(tags ?? [])
    let least = Decimal(minimum ?? 0)
    let found = await Ledger.shared.entries(in: interval).filter { entry in
      entry.amount >= least && (wanted.isEmpty || !wanted.isDisjoint(with: entry.tags))
    }
    return .result(value: found.map { TransactionEntity(entry: $0) })
  }
}
