// SPDX-License-Identifier: Apache-2.0

import Intents

/// The extension that the assistant talks to.
class SoupExtension: INExtension {
  let orders: SoupOrderHandler

  init(_ menu: SoupMenuManager) { orders = SoupOrderHandler(menu) }

  override func handler(for intent: INIntent) -> Any {
    guard intent is OrderSoupIntent else { return self }
    return orders
  }
}
