// SPDX-License-Identifier: Apache-2.0

import Foundation
import Intents

/// Keeps the menu. A soup that can no longer be ordered is no longer offered by the assistant.
class SoupMenuManager {
  private let queue = DispatchQueue(label: "menu")
  private var items: [MenuItem]
  private var donations: [String: [String]] = [:]

  init(_ items: [MenuItem]) { self.items = items }

  var availableItems: [MenuItem] { queue.sync { items.filter { $0.isAvailable } } }

  func findItem(identifier: String) -> MenuItem? {
    queue.sync { items.first { $0.identifier == identifier } }
  }

  /// Tells the assistant of an order that was placed in the app.
  func donate(_ order: Order) {
    let interaction = INInteraction(intent: order.intent, response: nil)
    interaction.identifier = order.identifier.uuidString
    interaction.groupIdentifier = order.menuItem.identifier
    queue.sync {
      donations[order.menuItem.identifier, default: []].append(order.identifier.uuidString)
    }
    interaction.donate { error in
      if let error = error { fatalError("\(error)") }
    }
  }

  func markUnavailable(_ identifier: String) {
    let identifiers: [String] = queue.sync {
      for place in items.indices where items[place].identifier == identifier {
        items[place].isAvailable = false
      }
      return donations.removeValue(forKey: identifier) ?? []
    }
    INInteraction.delete(with: identifiers) { error in
      if let error = error { fatalError("\(error)") }
    }
  }
}
