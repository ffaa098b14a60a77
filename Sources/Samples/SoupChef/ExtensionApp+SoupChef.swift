// SPDX-License-Identifier: Apache-2.0

public import Foundation
import IntentModel
public import Intents

extension ExtensionApp {
  /// Soup Chef: orders soup, remembers the orders, and lets the chef take soups off the menu.
  ///
  /// - Parameter timeZone: where the times on the cards are told; nil for the zone of the machine,
  ///   which `TZ` overrides.
  public static func soupChef(timeZone: TimeZone? = nil) -> ExtensionApp {
    ExtensionApp(
      id: "SoupChef", intents: SoupIntents.kinds,
      screens: { activity, container in
        let counter = Counter(kitchen: Kitchen(container: container), timeZone: timeZone)
        return try await SoupScreens(counter: counter).screen(at: activity)
      },
      start: { SoupIntents(Counter(kitchen: Kitchen(container: $0), timeZone: timeZone)) })
  }
}
