// SPDX-License-Identifier: Apache-2.0

import IntentModel

/// A payment method: a card, an account, a service.
public struct IntentPaymentMethod: Hashable, Sendable {
  /// The kind of card or account.
  public enum PaymentType: Hashable, Sendable {
    case unknown
    case checking
    case savings
    case brokerage
    case debit
    case credit
    case prepaid
    case store
    case applePay

    fileprivate var name: LocalizedStringResource {
      switch self {
      case .unknown: "Payment Method"
      case .checking: "Checking Account"
      case .savings: "Savings Account"
      case .brokerage: "Brokerage Account"
      case .debit: "Debit Card"
      case .credit: "Credit Card"
      case .prepaid: "Prepaid Card"
      case .store: "Store Card"
      case .applePay: "Apple Pay"
      }
    }
  }

  public let paymentType: PaymentType

  /// Distinguishes it from others of the same name, such as by a card's last digits.
  public let identificationHint: String?
  public let icon: DisplayRepresentation.Image?
  private let givenName: LocalizedStringResource?

  public init(
    type: PaymentType, name: LocalizedStringResource? = nil, identificationHint: String? = nil,
    icon: DisplayRepresentation.Image? = nil
  ) {
    paymentType = type
    givenName = name
    self.identificationHint = identificationHint
    self.icon = icon
  }

  /// The name in the user's language; nil if it has none.
  public var name: String? { givenName.map { String(localized: $0) } }
}

extension IntentPaymentMethod: DisplayRepresentable {
  public static var typeDisplayRepresentation: TypeDisplayRepresentation { "Payment Method" }

  public var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(
      title: givenName ?? paymentType.name,
      subtitle: identificationHint.map { LocalizedStringResource(stringLiteral: $0) }, image: icon)
  }
}

extension IntentPaymentMethod: _IntentValue {
  /// The assistant keeps only the name of a payment method.
  public static var _traits: _ValueTraits<IntentPaymentMethod> {
    var traits = _ValueTraits<IntentPaymentMethod>(
      .text,
      read: { value in
        let name = LocalizedStringResource(stringLiteral: value.display)
        return IntentPaymentMethod(type: .unknown, name: name)
      },
      write: { .text(String(localized: $0.localizedStringResource)) })
    traits.shape.isNameOnly = true
    return traits
  }
}
