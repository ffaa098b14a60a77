// SPDX-License-Identifier: Apache-2.0

import IntentModel

extension Phrasing {
  func invoice(for purchase: Purchase) -> Response {
    Response(
      .ready, say: wording.text("order.confirm", ["purchase": spoken(purchase)]),
      snippet: Snippet(title: wording.text("card.invoice"), lines: lines(purchase)))
  }

  func receipt(for order: Order) -> Response {
    let number = Snippet.Line(String(order.number), label: wording.text("card.number"))
    return Response(
      .success,
      say: wording.text("order.done", count: order.minutes, named(order.purchase.soup)),
      snippet: Snippet(
        title: wording.text("card.receipt"), lines: lines(order.purchase) + [number]))
  }

  func answer(_ history: OrderHistory) -> Response {
    Response(.success, say: spoken(history), snippet: card(history))
  }

  func answer(_ menu: Menu) -> Response {
    Response(.success, say: spoken(menu), snippet: card(menu))
  }

  func answer(_ soup: Soup, isNow availability: Availability) -> Response {
    Response(.success, say: wording.text("now.\(availability.rawValue)", named(soup.id)))
  }
}
