// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import IntentModel
import Intents

/// Soup Chef: orders soup, remembers the orders, and lets the chef take soups off the menu.
public struct SoupChefApp: AppCode {
  private let app: ExtensionApp

  /// - Parameter timeZone: where the times on the cards are told; nil for the zone of the machine,
  ///   which `TZ` overrides.
  public init(timeZone: TimeZone? = nil) {
    app = ExtensionApp(id: "SoupChef", intents: SoupIntents.kinds) { container in
      SoupIntents(Counter(kitchen: Kitchen(container: container), timeZone: timeZone))
    }
  }

  public var id: AppID { app.id }
  public var intents: [IntentDescription] { app.intents }
  public func handler(container: URL) -> any IntentHandler { app.handler(container: container) }
}
