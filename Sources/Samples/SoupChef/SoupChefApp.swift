// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import IntentModel

/// Soup Chef: orders soup, remembers the orders, and lets the chef take soups off the menu.
public struct SoupChefApp: AppCode {
  private let timeZone: TimeZone?

  /// - Parameter timeZone: where the times on the cards are told; nil for the zone of the machine,
  ///   which `TZ` overrides.
  public init(timeZone: TimeZone? = nil) { self.timeZone = timeZone }

  public var id: AppID { "SoupChef" }

  public var intents: [IntentDescription] {
    [.orderSoup, .showOrders, .showSoups, .setAvailability]
  }

  public func handler(container: URL) -> any IntentHandler {
    SoupHandler(kitchen: Kitchen(container: container), timeZone: timeZone)
  }
}
