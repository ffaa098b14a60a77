// SPDX-License-Identifier: Apache-2.0

import Foundation
import IntentModel
import Intents

/// The contents of one order, and their price.
struct Purchase: Hashable, Sendable {
  /// An option for every bowl.
  struct Extra: Hashable, Sendable {
    var option: String

    /// The price for all bowls, in cents.
    var price: Int
  }

  var soup: String
  var quantity: Int

  /// The price for all bowls without options, in cents.
  var soupPrice: Int

  /// Each option once, in the order in which they were said.
  var extras: [Extra]

  /// The whole price, in cents.
  var total: Int { extras.reduce(soupPrice) { $0 + $1.price } }
}

extension Purchase {
  /// The purchase of a request, at the menu's prices.
  init(_ request: SoupRequest, from menu: Menu) throws(OrderProblem) {
    guard let item = request.soup, let quantity = request.quantity else { throw .incomplete }
    let soup = try menu.orderable(item)
    try menu.check(quantity: quantity, of: soup)
    self.init(
      soup: soup.id, quantity: quantity, soupPrice: soup.price * quantity, extras: [])
    for item in request.options {
      let option = try menu.option(item)
      let extra = Extra(option: option.id, price: option.price * quantity)
      if !extras.contains(extra) { extras.append(extra) }
    }
  }
}

/// A guest's wishes, as far as they were said.
struct SoupRequest: Hashable, Sendable {
  /// The request's identifier: the same each time the same request comes in.
  var id: UUID
  var soup: Item?
  var quantity: Int?
  var options: [Item] = []
  var date: Date
}

extension SoupRequest {
  init(_ intent: OrderSoupIntent) {
    let context = RequestContext.current
    self.init(
      id: intent.identifier.flatMap(UUID.init) ?? UUID(), soup: intent.soup?.item,
      quantity: intent.quantity?.intValue, options: intent.options?.map(\.item) ?? [],
      date: context?.now ?? Date())
  }
}
