// SPDX-License-Identifier: Apache-2.0

import Foundation
import Intents

/// Money that changes hands.
struct Payment: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    /// To somebody the user pays.
    case send(Contact)
    /// From somebody the user asks.
    case request(Contact)
    case bill(Biller)
  }

  var kind: Kind

  /// The account the user's money comes from; nil if it is somebody else's money.
  var account: Account?
  var cents: Int
  var note: String?
  var madeAt: Date

  /// Later than ``madeAt`` if it was booked ahead.
  var paidOn: Date

  /// Whether it is still to happen. A request for money stays open: nobody answers it here.
  func isPending(at now: Date) -> Bool {
    if case .request = kind { return true }
    return paidOn > now || isOnItsWay(at: now)
  }

  /// Whether a bank is sending it: a bill paid from an account that the app doesn't keep itself.
  func isOnItsWay(at now: Date) -> Bool {
    guard case .bill = kind, account?.organization != nil else { return false }
    return paidOn <= now && now < paidOn + Self.transferTime
  }

  /// How long a bank takes, in seconds.
  private static let transferTime: TimeInterval = 86_400
}

/// Converts amounts of money to cents.
enum Cents {
  /// The only currency of the accounts.
  static let currency = "USD"

  /// A bound beyond all limits of the app, so that nothing overflows.
  private static let most = Decimal(1_000_000_000_000)

  /// The cents of an amount, rounded.
  static func of(_ amount: INCurrencyAmount) throws(PaymentProblem) -> Int {
    guard amount.currencyCode == currency else { throw .currencyUnsupported }
    guard let decimal = amount.amount?.decimalValue, !decimal.isNaN else { throw .incomplete }
    let clamped = min(max(decimal * 100, -most), most)
    return NSDecimalNumber(decimal: clamped).rounding(accordingToBehavior: rounding).intValue
  }

  static func amount(_ cents: Int) -> NSDecimalNumber {
    NSDecimalNumber(decimal: Decimal(cents) / 100)
  }

  private static let rounding = NSDecimalNumberHandler(
    roundingMode: .plain, scale: 0, raiseOnExactness: false, raiseOnOverflow: false,
    raiseOnUnderflow: false, raiseOnDivideByZero: false)
}
