// SPDX-License-Identifier: Apache-2.0

import IntentModel
import Intents

extension Phrasing {
  func invoice(for purchase: Purchase) -> INUISnippet {
    INUISnippet(title: wording.text("card.invoice"), lines: lines(purchase))
  }

  func receipt(for order: Order) -> INUISnippet {
    let number = INUISnippet.Line(String(order.number), label: wording.text("card.number"))
    return INUISnippet(
      title: wording.text("card.receipt"), lines: lines(order.purchase) + [number])
  }

  func spoken(_ soup: Soup, isNow availability: Availability) -> String {
    wording.text("now.\(availability)", named(soup.id))
  }
}
