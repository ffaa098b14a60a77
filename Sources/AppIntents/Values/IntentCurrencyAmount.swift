// SPDX-License-Identifier: Apache-2.0

import IntentModel

/// An amount of money.
public struct IntentCurrencyAmount: Hashable, Sendable, Codable {
  public var amount: Decimal

  /// ISO 4217.
  public var currencyCode: String

  public init(amount: Decimal, currencyCode: String) {
    self.amount = amount
    self.currencyCode = currencyCode
  }
}

extension IntentCurrencyAmount: _IntentValue {
  public static var _traits: _ValueTraits<IntentCurrencyAmount> {
    _ValueTraits(
      .currency,
      read: { value in
        guard let literal = value.literal, Double(literal.text)?.isFinite == true,
          let amount = Decimal(string: literal.text)
        else { return nil }
        return IntentCurrencyAmount(amount: amount, currencyCode: literal.unit ?? "USD")
      },
      write: { money in
        let text = money.amount.formatted(.currency(code: money.currencyCode))
        return .literal(
          Literal(.currency, "\(money.amount)", unit: money.currencyCode, display: text))
      })
  }
}
