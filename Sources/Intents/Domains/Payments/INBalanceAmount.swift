// SPDX-License-Identifier: Apache-2.0

public import Foundation
import IntentModel

/// The balance of an account.
public final class INBalanceAmount: NSObject, @unchecked Sendable {
  public let amount: NSDecimalNumber?
  public let balanceType: INBalanceType
  /// ISO 4217; nil if the balance is not money.
  public let currencyCode: String?

  /// A balance that is not money, such as miles or points.
  public init?(amount: NSDecimalNumber, balanceType: INBalanceType) {
    self.amount = amount
    self.balanceType = balanceType
    currencyCode = nil
  }

  public init(amount: NSDecimalNumber, currencyCode: String) {
    self.amount = amount
    balanceType = .money
    self.currencyCode = currencyCode
  }

  /// As a person would read it: "$120.00", "300 points".
  var display: String {
    guard let amount else { return "" }
    if let currencyCode {
      return INCurrencyAmount(amount: amount, currencyCode: currencyCode).parameterValue.display
    }
    let words = [amount.stringValue, RequestContext.words(for: balanceType)]
    return words.compactMap(\.self).joined(separator: " ")
  }
}
