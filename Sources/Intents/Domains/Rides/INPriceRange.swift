// SPDX-License-Identifier: Apache-2.0

public import Foundation
import IntentModel

/// A range of prices; either end may be open.
public final class INPriceRange: NSObject, @unchecked Sendable {
  public let minimumPrice: NSDecimalNumber?
  public let maximumPrice: NSDecimalNumber?
  /// ISO 4217.
  public let currencyCode: String

  private init(from least: NSDecimalNumber?, to most: NSDecimalNumber?, in currencyCode: String) {
    minimumPrice = least
    maximumPrice = most
    self.currencyCode = currencyCode
  }

  /// Between two prices, which may come in either order.
  public convenience init(
    firstPrice: NSDecimalNumber, secondPrice: NSDecimalNumber, currencyCode: String
  ) {
    let isAscending = firstPrice.compare(secondPrice) != .orderedDescending
    self.init(
      from: isAscending ? firstPrice : secondPrice, to: isAscending ? secondPrice : firstPrice,
      in: currencyCode)
  }

  public convenience init(maximumPrice: NSDecimalNumber, currencyCode: String) {
    self.init(from: nil, to: maximumPrice, in: currencyCode)
  }

  public convenience init(minimumPrice: NSDecimalNumber, currencyCode: String) {
    self.init(from: minimumPrice, to: nil, in: currencyCode)
  }

  /// Exactly one price.
  public convenience init(price: NSDecimalNumber, currencyCode: String) {
    self.init(from: price, to: price, in: currencyCode)
  }

  /// As a person would read it: "$10.00 to $14.00".
  var display: String {
    let least = minimumPrice.map(amount)
    let most = maximumPrice.map(amount)
    guard least != most else { return least ?? "" }
    return RequestContext.sentence("card.priceRange", ["least": least, "most": most])
  }

  private func amount(_ price: NSDecimalNumber) -> String {
    INCurrencyAmount(amount: price, currencyCode: currencyCode).parameterValue.display
  }
}
