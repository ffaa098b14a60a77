// SPDX-License-Identifier: Apache-2.0

import IntentModel
import Intents

extension Phrasing {
  /// "2 clam chowders with croutons, $13.00".
  func spoken(_ purchase: Purchase) -> String {
    let values = [
      "soup": wording.text("soup.\(purchase.soup).count", count: purchase.quantity),
      "options": options(purchase), "price": price(purchase.total),
    ]
    return wording.text(purchase.extras.isEmpty ? "purchase" : "purchase.options", values)
  }

  /// The invoice: `2 clam chowder, $12.00`, then each option and the total where there are options.
  func lines(_ purchase: Purchase) -> [INUISnippet.Line] {
    let soup = wording.text(
      "card.soup",
      [
        "quantity": String(purchase.quantity), "soup": self.soup(purchase.soup),
        "price": price(purchase.soupPrice),
      ])
    guard !purchase.extras.isEmpty else { return [INUISnippet.Line(soup)] }
    let total = INUISnippet.Line(price(purchase.total), label: wording.text("card.total"))
    return [INUISnippet.Line(soup)] + purchase.extras.map(line) + [total]
  }

  func options(_ purchase: Purchase) -> String {
    wording.list(purchase.extras.map { option($0.option) }, .and)
  }

  private func line(_ extra: Purchase.Extra) -> INUISnippet.Line {
    let values = ["option": atStart(option(extra.option)), "price": price(extra.price)]
    return INUISnippet.Line(wording.text("card.option", values))
  }
}
