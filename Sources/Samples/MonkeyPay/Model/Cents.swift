// SPDX-License-Identifier: Apache-2.0

import Foundation
import Intents

/// Amounts of money as the app counts them.
enum Cents {
  /// The only one the accounts are kept in.
  static let currency = "USD"

  /// Beyond any limit of the app's, so that nothing overflows.
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
