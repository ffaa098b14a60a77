// SPDX-License-Identifier: Apache-2.0

import AppIntents
import Foundation

#if canImport(SwiftUI)
  import SwiftUI
#endif

struct BalanceSnippet: View {
  let name: String
  let amount: String
  let share: Double

  var body: some View {
    VStack {
      HStack {
        Label(name, systemImage: "banknote")
        Spacer()
        Text(amount).font(.headline).bold()
      }
      Divider()
      ProgressView(value: share)
    }
    .padding()
    .accessibilityLabel("Balance of \(name)")
  }
}

struct CheckBalanceIntent: AppIntent {
  static let title: LocalizedStringResource = "Check Balance"
  static let description = IntentDescription(
    "Shows how much is in an account.", categoryName: "Accounts")

  @Parameter(title: "Account") var account: AccountEntity

  static var parameterSummary: some ParameterSummary {
    Summary("Check the balance of \(\.$account)")
  }

  init() {}

  init(account: AccountEntity) { self.account = account }

  @MainActor
  func perform() async throws
    -> some IntentResult & ReturnsValue<IntentCurrencyAmount> & ProvidesDialog & ShowsSnippetView
  {
    let total = await Ledger.shared.accounts.reduce(Decimal.zero) { $0 + $1.balance }
    let part = total == 0 ? 0 : NSDecimalNumber(decimal: account.balance.amount / total).doubleValue
    return .result(
      value: account.balance,
      dialog: "There is \(account.balance.text) in \(account.name).",
      view: BalanceSnippet(name: account.name, amount: account.balance.text, share: part)
    )
  }
}

/// Everything in one currency, as a plain number for the calculations of other shortcuts.
struct TotalBalanceIntent: AppIntent {
  static let title: LocalizedStringResource = "Get Total Balance"

  @Parameter(title: "In", default: .euro) var currency: Currency
  @Parameter(title: "With Frozen Accounts", default: true) var includesFrozen: Bool

  static var parameterSummary: some ParameterSummary {
    Summary("Get the total balance in \(\.$currency)") { \.$includesFrozen }
  }

  func perform() async throws -> some IntentResult & ReturnsValue<Double> & ProvidesDialog {
    var total = Decimal.zero
    for account in await Ledger.shared.accounts where includesFrozen || !account.isFrozen {
      let rate = Currency(rawValue: account.currencyCode)?.rate ?? 1
      total += account.balance / rate * currency.rate
    }
    let text = total.formatted(.currency(code: currency.rawValue))
    return .result(
      value: NSDecimalNumber(decimal: total).doubleValue,
      dialog: "All in all there is \(text).")
  }
}

struct AccountStatementIntent: AppIntent {
  static let title: LocalizedStringResource = "Get Statement"

  @Parameter(title: "Account") var account: AccountEntity

  func perform() async throws -> some IntentResult & ReturnsValue<URL> {
    guard let statement = account.statement else { throw WalletError.noSuchAccount(account.id) }
    return .result(value: statement)
  }
}
