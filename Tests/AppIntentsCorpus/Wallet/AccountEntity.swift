// SPDX-License-Identifier: Apache-2.0

import AppIntents

struct AccountEntity: AppEntity {
  static let typeDisplayRepresentation = TypeDisplayRepresentation(
    name: "Account",
    numericFormat: "\(placeholder: .int) accounts"
  )
  static let defaultQuery = AccountQuery()

  let id: String

  @Property(title: "Name")
  var name: String

  @Property(title: "Balance")
  var balance: IntentCurrencyAmount

  @Property(title: "Opened On")
  var openedOn: Date

  @Property(title: "Frozen")
  var isFrozen: Bool

  @Property(title: "Latest Statement")
  var statement: URL?

  var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(
      title: "\(name)",
      subtitle: "\(balance.text)",
      image: .init(systemName: isFrozen ? "snowflake" : "banknote")
    )
  }

  init(_ account: Ledger.Account) {
    id = account.id
    name = account.name
    balance = IntentCurrencyAmount(amount: account.balance, currencyCode: account.currencyCode)
    openedOn = account.openedOn
    isFrozen = account.isFrozen
    statement = account.statement
  }
}

struct AccountQuery: EntityStringQuery {
  func entities(for identifiers: [AccountEntity.ID]) async throws -> [AccountEntity] {
    await Ledger.shared.accounts(withIDs: identifiers).map { AccountEntity($0) }
  }

  func entities(matching string: String) async throws -> [AccountEntity] {
    await Ledger.shared.accounts
      .filter { $0.name.localizedCaseInsensitiveContains(string) }
      .map { AccountEntity($0) }
  }

  func suggestedEntities() async throws -> [AccountEntity] {
    await Ledger.shared.accounts.map { AccountEntity($0) }
  }

  func defaultResult() async -> AccountEntity? {
    await Ledger.shared.accounts.first.map { AccountEntity($0) }
  }
}

// MARK: - Universal links

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
extension AccountEntity: URLRepresentableEntity {
  static var urlRepresentation: URLRepresentation {
    "https://wallet.example.com/accounts/\(.id)"
  }
}

/// Opens the account’s page by its universal link, so there is nothing to perform.
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
struct OpenAccountIntent: OpenIntent, URLRepresentableIntent {
  static let title: LocalizedStringResource = "Open Account"

  static var parameterSummary: some ParameterSummary {
    Summary("Open \(\.$target)")
  }

  @Parameter(title: "Account", description: "The account to show.")
  var target: AccountEntity
}
