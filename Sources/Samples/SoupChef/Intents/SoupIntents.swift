// SPDX-License-Identifier: Apache-2.0

import Intents

/// The app's intents extension: who handles what.
final class SoupIntents: INExtension {
  static let kinds: [INIntent.Type] = [
    OrderSoupIntent.self, ShowOrdersIntent.self, OrderStatusIntent.self, ShowSoupsIntent.self,
    SetAvailabilityIntent.self, ShowOrderIntent.self,
  ]

  private let counter: Counter

  init(_ counter: Counter) { self.counter = counter }

  override func handler(for intent: INIntent) -> Any? {
    switch intent {
    case is OrderSoupIntent: OrderSoupHandler(counter)
    case is ShowOrdersIntent: ShowOrdersHandler(counter)
    case is OrderStatusIntent: OrderStatusHandler(counter)
    case is ShowSoupsIntent: ShowSoupsHandler(counter)
    case is SetAvailabilityIntent: SetAvailabilityHandler(counter)
    default: nil
    }
  }
}
