// SPDX-License-Identifier: Apache-2.0

import IntentModel

/// What the kitchen offers at one moment.
struct Menu: Hashable, Sendable {
  /// On or off, in the order of the card.
  var soups: [Soup]
  var options: [SoupOption]

  /// Checks that a soup can be ordered at all.
  func orderable(_ item: Item) throws(OrderProblem) -> Soup {
    let soup = try listed(item)
    guard soup.isOn else { throw .off(soup.id) }
    guard soup.stock > 0 else { throw .soldOut(soup.id) }
    return soup
  }

  /// Checks that a soup is one of the kitchen's, on or off.
  func listed(_ item: Item) throws(OrderProblem) -> Soup {
    guard let soup = soups.first(where: { $0.id == item.id }) else { throw .notOnMenu(item) }
    return soup
  }

  func option(_ item: Item) throws(OrderProblem) -> SoupOption {
    guard let option = options.first(where: { $0.id == item.id }) else {
      throw .unknownOption(item)
    }
    return option
  }

  /// Checks a number of bowls, against the stock when the soup is known.
  func check(quantity: Int, of soup: Soup?) throws(OrderProblem) {
    guard quantity >= 1 else { throw .tooFew }
    guard let soup, quantity > soup.stock else { return }
    throw soup.stock > 0 ? .tooMany(soup.id, left: soup.stock) : .soldOut(soup.id)
  }
}
