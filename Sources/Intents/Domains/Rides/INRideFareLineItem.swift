// SPDX-License-Identifier: Apache-2.0

public import Foundation
import IntentModel

/// One part of what a ride costs: a base fare, a toll.
public final class INRideFareLineItem: NSObject, @unchecked Sendable {
  public let title: String
  public let price: NSDecimalNumber
  /// ISO 4217.
  public let currencyCode: String

  public init(title: String, price: NSDecimalNumber, currencyCode: String) {
    self.title = title
    self.price = price
    self.currencyCode = currencyCode
  }

  var line: Snippet.Line {
    let amount = INCurrencyAmount(amount: price, currencyCode: currencyCode)
    return Snippet.Line(amount.parameterValue.display, label: title)
  }
}
