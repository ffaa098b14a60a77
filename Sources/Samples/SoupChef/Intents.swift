// SPDX-License-Identifier: Apache-2.0

import IntentModel

extension Identifier where Noun == IntentDescription {
  static var orderSoup: Self { "OrderSoup" }
  static var showOrders: Self { "ShowOrders" }
  static var showSoups: Self { "ShowSoups" }
  static var setAvailability: Self { "SetAvailability" }
}

extension Identifier where Noun == ParameterDescription {
  static var soup: Self { "soup" }
  static var quantity: Self { "quantity" }
  static var options: Self { "options" }
  static var availability: Self { "availability" }
}

extension IntentDescription {
  static let orderSoup = IntentDescription(
    id: .orderSoup, domain: "Order", category: .order,
    parameters: [
      ParameterDescription(id: .soup, type: .item, isRequired: true),
      ParameterDescription(id: .quantity, type: .integer, isRequired: true),
      ParameterDescription(id: .options, type: .item, isList: true),
    ], requiresConfirmation: true)

  static let showOrders = IntentDescription(
    id: .showOrders, domain: "Information", category: .information)

  static let showSoups = IntentDescription(
    id: .showSoups, domain: "Information", category: .information)

  static let setAvailability = IntentDescription(
    id: .setAvailability, domain: "Set", category: .set,
    parameters: [
      ParameterDescription(id: .soup, type: .item, isRequired: true),
      ParameterDescription(id: .availability, type: .item, isRequired: true),
    ])
}
