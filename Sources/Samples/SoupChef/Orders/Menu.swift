// SPDX-License-Identifier: Apache-2.0

import GRDB
import IntentModel
import SampleData

/// The kitchen's offers at one moment.
struct Menu: Hashable, Sendable {
  /// All soups, on the menu or off it, in the order of the card.
  var soups: [Soup]
  var options: [SoupOption]

  /// Checks that a soup can be ordered at all.
  func orderable(_ item: Item) throws(OrderProblem) -> Soup {
    let soup = try listed(item)
    guard soup.isOn else { throw .off(soup.id) }
    guard soup.stock > 0 else { throw .soldOut(soup.id) }
    return soup
  }

  /// Checks that a soup is one of the kitchen's, on the menu or off it.
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

  /// Checks a number of bowls; also against the stock if the soup is known.
  func check(quantity: Int, of soup: Soup?) throws(OrderProblem) {
    guard quantity >= 1 else { throw .tooFew }
    guard let soup, quantity > soup.stock else { return }
    throw soup.stock > 0 ? .tooMany(soup.id, left: soup.stock) : .soldOut(soup.id)
  }
}

/// An extra to have with a soup.
struct SoupOption: Hashable, Sendable, Codable, StoredRow {
  /// The bound on its numbers: prices are multiplied by bowls.
  static let most = 1e6

  /// The vocabulary's identifier.
  var id: String

  /// The price of a bowl, in cents.
  var price: Int
}

/// A soup of the menu, without its words.
struct Soup: Hashable, Sendable, Codable, StoredRow {
  /// The bound on its numbers: prices are multiplied by bowls.
  static let most = 1e6

  /// The vocabulary's identifier.
  var id: String

  /// The price of a bowl, in cents.
  var price: Int

  /// Bowls left.
  var stock: Int

  /// Whether the chef has put it on today's menu.
  var isOn: Bool

  var canBeOrdered: Bool { isOn && stock > 0 }
}

/// Why an order can't be taken. The words are ``Phrasing/reason(_:)``'s.
enum OrderProblem: Error, Hashable, Sendable {
  case notOnMenu(Item)
  /// The soup with this identifier isn't served today.
  case off(String)
  case soldOut(String)
  case tooMany(String, left: Int)
  /// Less than one bowl.
  case tooFew
  case unknownOption(Item)
  /// A required value is missing.
  case incomplete

  /// The response's code.
  var code: String {
    switch self {
    case .notOnMenu: "soupNotOnMenu"
    case .off: "soupUnavailable"
    case .soldOut: "soupSoldOut"
    case .tooMany: "notEnoughStock"
    case .tooFew: "tooFewBowls"
    case .unknownOption: "unknownOption"
    case .incomplete: "incompleteRequest"
    }
  }
}
