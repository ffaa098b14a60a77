// SPDX-License-Identifier: Apache-2.0

import Foundation
import Intents

/// An order in the app's own model, which can be made from a request and turned into one.
struct Order {
  enum MenuItemOption: String, CaseIterable {
    case cheese, croutons
  }

  let date: Date
  let identifier: UUID
  let menuItem: MenuItem
  var quantity: Int
  var menuItemOptions: Set<MenuItemOption>

  init(
    date: Date = Date(), identifier: UUID = UUID(), quantity: Int, menuItem: MenuItem,
    menuItemOptions: Set<MenuItemOption>
  ) {
    self.date = date
    self.identifier = identifier
    self.quantity = quantity
    self.menuItem = menuItem
    self.menuItemOptions = menuItemOptions
  }

  init?(from intent: OrderSoupIntent, menu: [MenuItem]) {
    guard let soup = intent.soup, let identifier = soup.identifier,
      let item = menu.first(where: { $0.identifier == identifier }),
      let quantity = intent.quantity?.intValue
    else { return nil }
    let names = intent.options?.compactMap { $0.identifier } ?? []
    self.init(
      quantity: quantity, menuItem: item,
      menuItemOptions: Set(names.compactMap { MenuItemOption(rawValue: $0) }))
  }

  /// The request that places the same order again.
  var intent: OrderSoupIntent {
    let intent = OrderSoupIntent()
    intent.quantity = quantity as NSNumber
    intent.soup = INObject(identifier: menuItem.identifier, display: menuItem.name)
    intent.setImage(
      INImage(named: menuItem.iconImageName), forParameterNamed: \OrderSoupIntent.soup)
    intent.options = menuItemOptions.sorted { $0.rawValue < $1.rawValue }.map {
      INObject(identifier: $0.rawValue, display: $0.rawValue)
    }
    intent.suggestedInvocationPhrase = "Order my \(menuItem.name)"
    return intent
  }
}
