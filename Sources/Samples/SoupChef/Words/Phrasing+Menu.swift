// SPDX-License-Identifier: Apache-2.0

import IntentModel
import Intents
import SampleData

extension Phrasing {
  /// The soups that can be ordered, with their prices, then those that can't.
  func spoken(_ menu: Menu) -> String {
    let others = menu.soups.filter { !$0.canBeOrdered }.map { reason(missing($0)) }
    return sentences([spokenOffer(menu.soups.filter(\.canBeOrdered))] + others)
  }

  func card(_ menu: Menu) -> INUISnippet {
    INUISnippet(title: wording.text("card.menu"), lines: menu.soups.map(line))
  }

  private func spokenOffer(_ soups: [Soup]) -> String {
    guard !soups.isEmpty else { return wording.text("soups.none") }
    let names = soups.map {
      wording.text("soups.each", ["soup": soup($0.id), "price": price($0.price)])
    }
    return wording.text("soups.some", count: soups.count, ["soups": wording.list(names, .and)])
  }

  private func line(_ soup: Soup) -> INUISnippet.Line {
    let values = ["soup": atStart(self.soup(soup.id)), "price": price(soup.price)]
    return INUISnippet.Line(wording.text(key(soup), values))
  }

  private func key(_ soup: Soup) -> String {
    switch missing(soup) {
    case _ where soup.canBeOrdered: "card.menu.soup"
    case .off: "card.menu.off"
    default: "card.menu.soldOut"
    }
  }

  private func missing(_ soup: Soup) -> OrderProblem {
    soup.isOn ? .soldOut(soup.id) : .off(soup.id)
  }
}
