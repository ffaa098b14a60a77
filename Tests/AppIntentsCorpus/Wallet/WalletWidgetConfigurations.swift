// SPDX-License-Identifier: Apache-2.0

import AppIntents

@available(iOS 17.0, macOS 14.0, watchOS 10.0, *)
struct AccountWidgetConfiguration: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Account"
  static let description = IntentDescription("Shows the balance of an account.")

  @Parameter(title: "Account") var account: AccountEntity?
  @Parameter(title: "Hide Balance", default: false) var hidesBalance: Bool
  @Parameter(title: "Round To", default: .cents) var rounding: Rounding

  enum Rounding: String, AppEnum {
    case cents, units, thousands

    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Rounding"
    static let caseDisplayRepresentations: [Self: DisplayRepresentation] = [
      .cents: "Cents", .units: "Whole Units", .thousands: "Thousands",
    ]
  }
}

@available(iOS 17.0, macOS 14.0, watchOS 10.0, *)
extension AccountWidgetConfiguration {
  init(account: AccountEntity) {
    self.init()
    self.account = account
  }

  var balanceText: String {
    guard let account, !hidesBalance else { return "•••" }
    switch rounding {
    case .cents: return account.balance.text
    case .units: return account.balance.amount.formatted(.number.precision(.fractionLength(0)))
    case .thousands: return (account.balance.amount / 1000).formatted() + "k"
    }
  }
}

@available(iOS 17.0, macOS 14.0, watchOS 10.0, *)
struct AccountsWidgetConfiguration: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Accounts"

  @Parameter(
    title: "Accounts",
    size: [
      .systemSmall: 1,
      .systemMedium: 3,
      .systemLarge: IntentCollectionSize(min: 1, max: 6),
      .accessoryRectangular: IntentCollectionSize(exactly: 2),
    ]
  )
  var accounts: [AccountEntity]

  @Parameter(title: "Show Budgets", default: false) var showsBudgets: Bool
  @Parameter(title: "Budgets", size: 4) var budgets: [BudgetEntity]?

  static var parameterSummary: some ParameterSummary {
    When(\.$showsBudgets, .equalTo, true) {
      Summary {
        \.$accounts
        \.$showsBudgets
        \.$budgets
      }
    } otherwise: {
      Summary {
        \.$accounts
        \.$showsBudgets
      }
    }
  }
}

@available(iOS 17.0, macOS 14.0, watchOS 10.0, *)
struct SpendingWidgetConfiguration: AppIntent, WidgetConfigurationIntent {
  static var title: LocalizedStringResource { "Spending" }
  static var description: IntentDescription? { "Spending since a day, as a ring." }

  @Parameter(title: "Since", kind: .date) var since: Date?
  @Parameter(title: "Ring Is Full At", default: 500, inclusiveRange: (50, 10_000)) var full: Double
  @Parameter(title: "Tags") var tags: [String]?

  var interval: DateInterval {
    let month = Calendar.current.dateInterval(of: .month, for: .now)
    return DateInterval(start: since ?? month?.start ?? .now, end: .distantFuture)
  }
}

#if !os(tvOS)
  @available(iOS 18.0, macOS 15.0, watchOS 11.0, *)
  struct FreezeControlConfiguration: ControlConfigurationIntent {
    static let title: LocalizedStringResource = "Freeze an Account"

    @Parameter(title: "Account") var account: AccountEntity?
  }
#endif
