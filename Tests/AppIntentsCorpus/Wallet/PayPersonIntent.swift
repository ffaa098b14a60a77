// SPDX-License-Identifier: Apache-2.0

import AppIntents

/// Sends money to somebody from one of the user’s accounts.
struct PayPersonIntent: AppIntent {
  static let title: LocalizedStringResource = "Pay Someone"
  static let description = IntentDescription(
    "Sends money to one of your contacts.",
    categoryName: "Payments",
    searchKeywords: ["send", "transfer", "money"],
    resultValueName: "Payment"
  )
  static let authenticationPolicy: IntentAuthenticationPolicy = .requiresAuthentication
  static let openAppWhenRun = false

  @Parameter(
    title: "Amount",
    description: "How much to send.",
    currencyCodes: ["EUR", "USD", "GBP"],
    inclusiveRange: (1, 5000),
    requestValueDialog: "How much do you want to send?"
  )
  var amount: IntentCurrencyAmount

  @Parameter(title: "Recipient", mode: .contact, requestValueDialog: "Who is it for?")
  var recipient: IntentPerson

  @Parameter(title: "From") var account: AccountEntity?
  @Parameter(title: "Message") var message: AttributedString?

  static var parameterSummary: some ParameterSummary {
    When(\.$account, .hasAnyValue) {
      Summary("Pay \(\.$recipient) \(\.$amount) from \(\.$account)") { \.$message }
    } otherwise: {
      Summary("Pay \(\.$recipient) \(\.$amount)") {
        \.$account
        \.$message
      }
    }
  }

  init() {}

  init(amount: IntentCurrencyAmount, recipient: IntentPerson) {
    self.amount = amount
    self.recipient = recipient
  }

  func perform() async throws -> some IntentResult & ReturnsValue<TransactionEntity>
    & ProvidesDialog
  {
    guard amount.amount > 0 else {
      throw $amount.needsValueError("The amount has to be more than nothing. How much is it?")
    }
    let name = recipient.writtenName
    if #available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *) {
      try await requestConfirmation(actionName: .pay, dialog: "Send \(amount.text) to \(name)?")
    }
    let entry = Ledger.Entry(
      id: UUID(),
      accountID: account?.id ?? "everyday",
      payee: name,
      amount: amount.amount,
      currencyCode: amount.currencyCode,
      date: .now,
      note: message.map { String($0.characters) } ?? ""
    )
    try await Ledger.shared.post(entry)
    return .result(
      value: TransactionEntity(entry: entry, person: recipient),
      dialog: IntentDialog("Sent \(amount.text) to \(name).")
    )
  }
}

extension IntentPerson {
  var writtenName: String {
    if case .displayName(let name) = name { return name }
    if case .components(let parts) = name {
      return [parts.givenName, parts.familyName].compactMap { $0 }.joined(separator: " ")
    }
    return mailAddress ?? "somebody"
  }

  var mailAddress: String? {
    guard let handle, case .emailAddress(let address) = handle.value else { return nil }
    return address
  }
}
