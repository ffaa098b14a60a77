// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import IntentModel

/// The kind of a payment method.
public enum INPaymentMethodType: Int, INEnumeration {
  case unknown = 0
  case checking = 1
  case savings = 2
  case brokerage = 3
  case debit = 4
  case credit = 5
  case prepaid = 6
  case store = 7
  case applePay = 8
}

/// A means to pay: a card, an account.
public final class INPaymentMethod: NSObject, @unchecked Sendable {
  public let type: INPaymentMethodType
  public let name: String?
  /// Distinguishes it from others of its kind, such as by the last digits of a card.
  public let identificationHint: String?
  public let icon: INImage?

  public init(
    type: INPaymentMethodType, name: String?, identificationHint: String?, icon: INImage?
  ) {
    self.type = type
    self.name = name
    self.identificationHint = identificationHint
    self.icon = icon
  }

  public class func applePay() -> INPaymentMethod {
    INPaymentMethod(type: .applePay, name: "Apple Pay", identificationHint: nil, icon: nil)
  }
}

extension INPaymentMethod: INParameterValue {
  public static var parameterType: ParameterType { .item }

  public static func held(_ value: Value) -> INPaymentMethod? {
    let type = value.item?.attributes["type"].flatMap(Int.init).flatMap(INPaymentMethodType.init)
    return INPaymentMethod(
      type: type ?? .unknown, name: value.display,
      identificationHint: value.item?.attributes["hint"], icon: nil)
  }

  public var parameterValue: Value {
    var known = ["type": String(type.rawValue)]
    known["hint"] = identificationHint
    let shown = [name, identificationHint].compactMap(\.self).joined(separator: " ")
    return .item(Item(id: shown, display: name ?? shown, attributes: known))
  }
}
