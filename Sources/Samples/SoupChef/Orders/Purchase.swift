// SPDX-License-Identifier: Apache-2.0

import Foundation
import IntentModel
import Intents

/// What is bought in one order, and for how much.
struct Purchase: Hashable, Sendable {
  /// An option for every bowl.
  struct Extra: Hashable, Sendable {
    var option: String

    /// In cents, for all bowls.
    var price: Int
  }

  var soup: String
  var quantity: Int

  /// In cents, for all bowls without options.
  var soupPrice: Int

  /// In the order they were said, each once.
  var extras: [Extra]

  /// In cents.
  var total: Int { extras.reduce(soupPrice) { $0 + $1.price } }
}

extension Purchase {
  /// What a request asks for, at the menu's prices.
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

/// An order that the kitchen has taken.
struct Order: Hashable, Sendable {
  /// From 1, in the order they were taken.
  var number: Int
  var purchase: Purchase

  /// The waiting time that was told.
  var minutes: Int
  var orderedAt: Date

  /// The minutes until it is ready, begun ones counted; 0 when it is.
  func minutesLeft(at now: Date) -> Int {
    max(0, Int((Double(minutes) - now.timeIntervalSince(orderedAt) / 60).rounded(.up)))
  }
}

/// The newest orders, and how many there are in all.
struct OrderHistory: Hashable, Sendable {
  /// The newest first.
  var newest: [Order]
  var count: Int
}

/// What a guest asks for, as far as it was said.
struct SoupRequest: Hashable, Sendable {
  /// The same for one request however often it is asked.
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
