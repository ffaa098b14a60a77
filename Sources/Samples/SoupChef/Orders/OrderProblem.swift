// SPDX-License-Identifier: Apache-2.0

import IntentModel

/// Why an order can't be taken. The words for it are ``Phrasing/reason(_:)``'s.
enum OrderProblem: Error, Hashable, Sendable {
  case notOnMenu(Item)
  /// Not served today, by the soup's identifier.
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
