// SPDX-License-Identifier: Apache-2.0

import AppIntents
import Foundation

/// The currencies the app has rates for, with euros as the base.
enum Currency: String, AppEnum, CaseIterable {
  case euro = "EUR"
  case dollar = "USD"
  case pound = "GBP"
  case yen = "JPY"

  static let typeDisplayRepresentation = TypeDisplayRepresentation(name: "Currency")

  static let caseDisplayRepresentations: [Currency: DisplayRepresentation] = [
    .euro: DisplayRepresentation(
      title: "Euro", subtitle: "EUR", image: .init(systemName: "eurosign")),
    .dollar: DisplayRepresentation(
      title: "US Dollar", subtitle: "USD", image: .init(systemName: "dollarsign"),
      synonyms: ["Buck"]
    ),
    .pound: .init(title: "Pound", image: .init(systemName: "sterlingsign")),
    .yen: "Yen",
  ]

  var rate: Decimal {
    switch self {
    case .euro: return 1
    case .dollar: return 1.08
    case .pound: return 0.86
    case .yen: return 163
    }
  }
}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
extension Currency: URLRepresentableEnum {
  static var urlRepresentation: URLRepresentation {
    URLRepresentation([
      .euro: "https://wallet.example.com/rates/euro",
      .dollar: "https://wallet.example.com/rates/us-dollar",
      .pound: "https://wallet.example.com/rates/pound",
      .yen: "https://wallet.example.com/rates/yen",
    ])
  }
}

struct RateSourceOptions: DynamicOptionsProvider {
  func results() async throws -> IntentItemCollection<String> {
    IntentItemCollection(sections: [
      IntentItemSection(
        "Central Banks",
        items: [
          IntentItem("ecb", title: "European Central Bank", subtitle: "Daily at 16:00"),
          IntentItem("fed", title: "Federal Reserve"),
        ]),
      IntentItemSection(
        "Markets",
        items: [
          IntentItem(
            "live", title: "Live", subtitle: "Every minute", image: .init(systemName: "bolt"))
        ]),
    ])
  }

  func defaultResult() async -> String? { "ecb" }
}

struct HandyAmounts: DynamicOptionsProvider {
  func results() async throws -> [Double] { [5, 10, 20, 50, 100] }
}

struct ConvertCurrencyIntent: AppIntent {
  static let title: LocalizedStringResource = "Convert Currency"
  static let description: IntentDescription = "Converts an amount from one currency into another."

  @Parameter(title: "Amount", optionsProvider: HandyAmounts()) var amount: Double
  @Parameter(title: "From", default: .euro) var source: Currency

  @Parameter(
    title: "To", default: .dollar, requestValueDialog: IntentDialog("Into which currency?"))
  var target: Currency

  @Parameter(
    title: "Rates", description: "Where the rates are from.", optionsProvider: RateSourceOptions())
  var rates: String?

  static var parameterSummary: some ParameterSummary {
    Summary("Convert \(\.$amount) from \(\.$source) to \(\.$target)") { \.$rates }
  }

  func perform() async throws -> some IntentResult & ReturnsValue<IntentCurrencyAmount> {
    let converted = Decimal(amount) / source.rate * target.rate
    return .result(value: IntentCurrencyAmount(amount: converted, currencyCode: target.rawValue))
  }
}

struct CompareCurrenciesIntent: AppIntent {
  static let title: LocalizedStringResource = "Compare Currencies"

  @Parameter(title: "Currencies") var currencies: [Currency]

  func perform() async throws -> some IntentResult & ReturnsValue<[String]> {
    let lines =
      currencies
      .sorted { $0.rate < $1.rate }
      .map { "\($0.rawValue) \($0.rate.formatted(.number.precision(.fractionLength(2))))" }
    return .result(value: lines)
  }
}
