// SPDX-License-Identifier: Apache-2.0

import AppIntents
import Foundation

struct PaymentMethodOptions: DynamicOptionsProvider {
  func results() async throws -> [IntentPaymentMethod] {
    [
      IntentPaymentMethod(type: .applePay),
      IntentPaymentMethod(
        type: .credit, name: "Blue Card", identificationHint: "4242",
        icon: .init(systemName: "creditcard")),
      IntentPaymentMethod(type: .checking, name: "Everyday Account"),
    ]
  }
}

struct PayBillIntent: AppIntent {
  static var title: LocalizedStringResource = "Pay Bill"
  static var authenticationPolicy: IntentAuthenticationPolicy = .requiresLocalDeviceAuthentication

  @Parameter(title: "Bill", description: "The invoice, if you have it as a file.") var bill:
    IntentFile?
  @Parameter(title: "Amount") var amount: IntentCurrencyAmount

  @Parameter(title: "With", description: "How to pay.", optionsProvider: PaymentMethodOptions())
  var method: IntentPaymentMethod

  @Parameter(title: "On", kind: .date) var dueDate: DateComponents

  static var parameterSummary: some ParameterSummary {
    Summary("Pay \(\.$amount) with \(\.$method) on \(\.$dueDate)") { \.$bill }
  }

  func perform() async throws -> some IntentResult & ProvidesDialog {
    var name = method.name ?? "your card"
    if let hint = method.identificationHint {
      name += " (\(hint))"
    }
    switch method.paymentType {
    case .applePay, .credit, .debit:
      return .result(dialog: "\(amount.text) will be charged to \(name).")
    default:
      return .result(dialog: "\(amount.text) will be transferred from \(name).")
    }
  }
}

/// The switch in Control Center.
@available(iOS 18.0, macOS 15.0, watchOS 11.0, *)
struct SetAccountFrozenIntent: SetValueIntent {
  static var title: LocalizedStringResource = "Freeze Account"
  static var isDiscoverable: Bool = false

  @Parameter(title: "Account") var account: AccountEntity

  @Parameter(title: "Frozen", displayName: Bool.IntentDisplayName(true: "Frozen", false: "Usable"))
  var value: Bool

  init() {}

  init(account: AccountEntity, value: Bool) {
    self.account = account
    self.value = value
  }

  func perform() async throws -> some IntentResult {
    try await Ledger.shared.setFrozen(value, account: account.id)
    return .result()
  }
}

@available(iOS 18.0, macOS 15.0, watchOS 11.0, *)
struct CardControlConfiguration: ControlConfigurationIntent {
  static var title: LocalizedStringResource = "Card"

  @Parameter(title: "Account") var account: AccountEntity?
  @Parameter(title: "Currency", default: .euro) var currency: Currency
}

/// A payment that comes again and again.
@available(iOS 18.2, macOS 15.2, tvOS 18.2, watchOS 11.2, visionOS 2.2, *)
struct StandingOrderIntent: AppIntent {
  static var title: LocalizedStringResource = "Set Up Standing Order"

  @Parameter(title: "Amount", currencyCodes: ["EUR"], inclusiveRange: (1, 2000))
  var amount: IntentCurrencyAmount

  @Parameter(title: "First Payment", kind: .date) var first: Date
  @Parameter(title: "Repeats") var rule: Calendar.RecurrenceRule?

  static var parameterSummary: some ParameterSummary {
    Summary("Pay \(\.$amount) from \(\.$first)") { \.$rule }
  }

  func perform() async throws -> some IntentResult & ReturnsValue<[Date]> {
    let repeats = rule ?? Calendar.RecurrenceRule(calendar: .current, frequency: .monthly)
    return .result(value: Array(repeats.recurrences(of: first).prefix(12)))
  }
}
