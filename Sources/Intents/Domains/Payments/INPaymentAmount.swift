// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import IntentModel

/// How much to pay towards a bill: an amount of money, or an amount that the bill knows.
public final class INPaymentAmount: NSObject, @unchecked Sendable {
  /// Unknown if only ``amount`` counts.
  public let amountType: INAmountType
  /// Nil if the user only named the kind of amount, such as "the minimum".
  public let amount: INCurrencyAmount?

  public convenience init(amountType: INAmountType, amount: INCurrencyAmount) {
    self.init(amountType, amount)
  }

  private init(_ amountType: INAmountType, _ amount: INCurrencyAmount?) {
    self.amountType = amountType
    self.amount = amount
  }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? INPaymentAmount else { return false }
    return amountType == other.amountType && amount == other.amount
  }

  public override var hash: Int { amountType.hashValue }
}

extension INPaymentAmount: INParameterValue {
  public static var parameterType: ParameterType { .currency }

  /// Reads an amount of money, or the name of an amount that the bill knows.
  public static func held(_ value: Value) -> INPaymentAmount? {
    let name = value.item?.attributes["amountType"] ?? value.identifier
    let type = INAmountType.allCases.first { "\($0)" == name } ?? .unknown
    let amount = value.item.flatMap(Self.amount) ?? INCurrencyAmount.held(value)
    if type == .unknown, amount == nil { return nil }
    return INPaymentAmount(type, amount)
  }

  private static func amount(of item: Item) -> INCurrencyAmount? {
    guard let amount = item.attributes["amount"], let code = item.attributes["currency"] else {
      return nil
    }
    return INCurrencyAmount(digits: amount, currencyCode: code)
  }

  public var parameterValue: Value {
    guard amountType != .unknown else { return amount?.parameterValue ?? .text("") }
    var known = ["amountType": "\(amountType)"]
    known["amount"] = amount?.amount?.stringValue
    known["currency"] = amount?.currencyCode
    let shown = amount?.parameterValue.display ?? RequestContext.words(for: amountType)
    return .item(Item(id: "\(amountType)", display: shown ?? "", attributes: known))
  }
}
