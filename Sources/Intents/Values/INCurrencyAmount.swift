// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import IntentModel

/// An amount of money.
public final class INCurrencyAmount: NSObject, @unchecked Sendable {
  public let amount: NSDecimalNumber?
  /// ISO 4217.
  public let currencyCode: String?

  public init(amount: NSDecimalNumber, currencyCode: String) {
    self.amount = amount
    self.currencyCode = currencyCode
  }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? INCurrencyAmount else { return false }
    return amount == other.amount && currencyCode == other.currencyCode
  }

  public override var hash: Int { amount.hashValue }
}

extension INCurrencyAmount: INParameterValue {
  public static var parameterType: ParameterType { .currency }

  /// Reads an amount. A plain number is an amount in the currency of the user's region. Nil for
  /// anything else, such as an infinite number.
  public static func held(_ value: Value) -> INCurrencyAmount? {
    if let literal = value.literal, literal.kind == .currency, let code = literal.unit {
      return INCurrencyAmount(digits: literal.text, currencyCode: code)
    }
    return value.number.flatMap {
      INCurrencyAmount(digits: "\($0)", currencyCode: localCurrency)
    }
  }

  /// Nil if the text is no finite number. (`Decimal` alone reads 0 from "-inf".)
  convenience init?(digits: String, currencyCode: String) {
    guard Double(digits)?.isFinite == true, let amount = Decimal(string: digits) else {
      return nil
    }
    self.init(amount: NSDecimalNumber(decimal: amount), currencyCode: currencyCode)
  }

  public var parameterValue: Value {
    let code = currencyCode ?? Self.localCurrency
    let locale = RequestContext.current.map { Locale(identifier: $0.locale) } ?? .current
    let number = amount?.decimalValue ?? 0
    return .literal(
      Literal(
        .currency, "\(number)", unit: code,
        display: number.formatted(.currency(code: code).locale(locale))))
  }

  private static var localCurrency: String {
    let locale = RequestContext.current.map { Locale(identifier: $0.locale) } ?? .current
    return locale.currency?.identifier ?? "USD"
  }
}
