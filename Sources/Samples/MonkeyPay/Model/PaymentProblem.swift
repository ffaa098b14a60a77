// SPDX-License-Identifier: Apache-2.0

/// Why money can't change hands. The words are ``Phrasing/reason(_:)``'s.
enum PaymentProblem: Error, Hashable, Sendable {
  /// No contact has that name, or that contact has no account with the service.
  case noAccount(String)
  /// The service can't reach them.
  case noValidHandle(String)
  case belowMinimum
  case aboveMaximum
  case currencyUnsupported
  /// The account's name, and its balance in cents.
  case insufficientFunds(String, balance: Int)
  /// The payment has to be confirmed in the app.
  case authenticationRequired
  case unknownBiller(String)
  /// No biller sends bills of this type, the raw value of an `INBillType`.
  case noBillOfType(Int)
  case nothingDue(String)
  /// The balance is in cents.
  case moreThanOwed(String, balance: Int)
  case unknownAccount(String)
  /// The account holds points or miles.
  case noMoney(String)
  case inThePast
  /// A required value is missing, or fits several things.
  case incomplete

  /// The response's code: SiriKit's if it has one.
  var code: String {
    switch self {
    case .noAccount, .noValidHandle: "failureCredentialsUnverified"
    case .belowMinimum: "failurePaymentsAmountBelowMinimum"
    case .aboveMaximum: "failurePaymentsAmountAboveMaximum"
    case .currencyUnsupported: "failurePaymentsCurrencyUnsupported"
    case .insufficientFunds: "failureInsufficientFunds"
    case .authenticationRequired: "failureRequiringAppLaunch"
    case .unknownBiller: "unknownBiller"
    case .noBillOfType: "noBillOfType"
    case .nothingDue: "nothingDue"
    case .moreThanOwed: "moreThanOwed"
    case .unknownAccount: "failureAccountNotFound"
    case .noMoney: "noMoney"
    case .inThePast: "inThePast"
    case .incomplete: "incompleteRequest"
    }
  }
}
