// SPDX-License-Identifier: Apache-2.0
import AppIntents
import Foundation

/// The value of one euro.
actor ExchangeRates {
  static let shared = ExchangeRates()

  private var rates: [String: Decimal] = ["EUR": 1, "USD": 1.25, "GBP": 0.8, "JPY": 160]

  var codes: [String] { rates.keys.sorted() }

  func convert(_ amount: Decimal, from source: String, to target: String) throws -> Decimal {
    guard let divisor = rates[source] else {
      throw ConversionFailure(reason: .unknownCurrency, detail: source)
    }
    guard let factor = rates[target] else {
      throw ConversionFailure(reason: .unknownCurrency, detail: target)
    }
    return amount / divisor * factor
  }

  func update(_ code: String, to rate: Decimal) {
    rates[code] = rate
  }
}

struct CurrencyOptionsProvider: DynamicOptionsProvider {
  func results() async throws -> [String] {
    await ExchangeRates.shared.codes
  }

  func defaultResult() async -> String? {
    "EUR"
  }
}

struct ConvertCurrencyIntent: AppIntent {
  static let title: LocalizedStringResource = "Convert Currency"
  static let description = IntentDescription(
    "Converts an amount of money.",
    categoryName: "Money",
    searchKeywords: ["euro", "dollar", "exchange"],
    resultValueName: "Amount"
  )

  @Parameter(title: "Amount", currencyCodes: ["EUR", "USD"], inclusiveRange: (0, 1_000_000))
  var amount: IntentCurrencyAmount

  @Parameter(title: "Currency", optionsProvider: CurrencyOptionsProvider())
  var code: String

  static var parameterSummary: some ParameterSummary {
    Summary("Convert \(\.$amount) to \(\.$code)")
  }

  func perform() async throws -> some IntentResult & ReturnsValue<IntentCurrencyAmount> {
    let converted = try await ExchangeRates.shared.convert(
      amount.amount, from: amount.currencyCode, to: code)
    return .result(value: IntentCurrencyAmount(amount: converted, currencyCode: code))
  }
}

/// Stores a rate, which others use from then on.
@available(iOS 16.4, macOS 13.3, watchOS 9.4, tvOS 16.4, *)
struct SetExchangeRateIntent: AppIntent {
  static let title: LocalizedStringResource = "Set Exchange Rate"
  static let authenticationPolicy: IntentAuthenticationPolicy = .requiresAuthentication

  @Parameter(
    title: "Currency", description: "Which one has changed.",
    requestValueDialog: "Which currency?", optionsProvider: CurrencyOptionsProvider())
  var code: String

  @Parameter(title: "Worth of a Euro")
  var worth: IntentCurrencyAmount?

  func perform() async throws -> some IntentResult & ProvidesDialog {
    guard let worth else {
      throw $worth.needsValueError("How much is a euro in \(code)?")
    }
    await ExchangeRates.shared.update(code, to: worth.amount)
    return .result(dialog: "Noted.")
  }
}
