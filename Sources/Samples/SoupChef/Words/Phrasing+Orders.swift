// SPDX-License-Identifier: Apache-2.0

import IntentModel
import Intents
import SampleData

extension Phrasing {
  /// "You have 2 orders: …", the newest first.
  func spoken(_ history: OrderHistory) -> String {
    guard history.count > 0 else { return wording.text("orders.none") }
    let isAll = history.newest.count == history.count
    return wording.text(
      isAll ? "orders.all" : "orders.newest", count: history.count,
      [
        "orders": joined(history.newest.map { spoken($0.purchase) }),
        "shown": String(history.newest.count),
      ])
  }

  /// A short phrase to suggest to the user in place of the whole request: "Order my clam chowder".
  func suggestedPhrase(for request: SoupRequest) -> String? {
    request.soup.map { wording.text("order.suggestedPhrase", ["soup": soup($0.id)]) }
  }

  /// A card with one line for each order.
  func card(_ history: OrderHistory) -> INUISnippet? {
    guard !history.newest.isEmpty else { return nil }
    return INUISnippet(title: wording.text("card.orders"), lines: history.newest.map(line))
  }

  private func line(_ order: Order) -> INUISnippet.Line {
    let purchase = order.purchase
    let values = [
      "quantity": String(purchase.quantity), "soup": soup(purchase.soup),
      "options": options(purchase), "price": price(purchase.total),
      "date": moment(order.orderedAt),
    ]
    let key = purchase.extras.isEmpty ? "card.order" : "card.order.options"
    return INUISnippet.Line(wording.text(key, values))
  }

  /// Joins texts that may contain commas.
  private func joined(_ orders: [String]) -> String {
    guard let last = orders.last, orders.count > 1 else { return orders.first ?? "" }
    return orders.dropLast().joined(separator: wording.text("orders.separator"))
      + wording.text("orders.last") + last
  }
}
