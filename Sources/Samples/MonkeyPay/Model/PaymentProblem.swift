// SPDX-License-Identifier: Apache-2.0

/// Why money can't change hands. The words for it are ``Phrasing/reason(_:)``'s.
enum PaymentProblem: Error, Hashable, Sendable {
  /// Nobody the user knows has that name, or an account with the service.
  case noAccount(String)
  /// The service can't reach them.
  case noValidHandle(String)
  case belowMinimum
  case aboveMaximum
  case currencyUnsupported
  /// The account's name, and what is on it in cents.
  case insufficientFunds(String, balance: Int)
  /// It has to be confirmed in the app.
  case authenticationRequired
  case unknownBiller(String)
  /// No bills of this kind come, by the raw value of an `INBillType`.
  case noBillOfType(Int)
  case nothingDue(String)
  /// In cents.
  case moreThanOwed(String, balance: Int)
  case unknownAccount(String)
  /// The account holds points or miles.
  case noMoney(String)
  case inThePast
  /// A value that is needed is missing or fits several.
  case incomplete

  /// The response's code, SiriKit's where it has one.
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
