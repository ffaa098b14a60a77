// SPDX-License-Identifier: Apache-2.0

import Foundation
import Intents

/// A place in the app that can be opened.
enum SoupPlace: Hashable {
  case menu
  case orders
  case order(Int)

  private static let prefix = "com.example.parlance.SoupChef."

  /// The place of an activity, or of the request it comes with. At the app's start, and for an
  /// activity that isn't the app's, it is the menu.
  init(_ activity: NSUserActivity?) {
    if let order = (activity?.interaction?.intent as? ShowOrderIntent)?.number?.intValue {
      self = .order(order)
      return
    }
    let number = (activity?.userInfo?["number"] as? String).flatMap { Int($0) }
    switch (activity?.activityType.replacing(Self.prefix, with: ""), number) {
    case ("orders", _): self = .orders
    case ("order", let number?): self = .order(number)
    default: self = .menu
    }
  }

  /// The activity that opens this place, without words.
  var activity: NSUserActivity {
    let activity = NSUserActivity(activityType: Self.prefix + name)
    activity.persistentIdentifier = name
    if case .order(let number) = self {
      activity.persistentIdentifier = "\(name) \(number)"
      activity.userInfo = ["number": "\(number)"]
    }
    return activity
  }

  private var name: String {
    switch self {
    case .menu: "menu"
    case .orders: "orders"
    case .order: "order"
    }
  }
}
