// SPDX-License-Identifier: Apache-2.0

import Foundation
import Intents

/// Tells when the last order is ready.
final class OrderStatusHandler: NSObject, OrderStatusIntentHandling {
  private let counter: Counter

  init(_ counter: Counter) { self.counter = counter }

  func handle(intent: OrderStatusIntent) async -> OrderStatusIntentResponse {
    await counter.serve(orElse: .init(code: .failure, userActivity: nil)) { phrasing in
      guard let order = try await counter.kitchen.history(limit: 1).newest.first else {
        return .init(code: .nothingOrdered, userActivity: nil)
      }
      let soup = phrasing.soup(order.purchase.soup)
      let minutes = order.minutesLeft(at: counter.now)
      return minutes == 0
        ? .cooked(soupName: soup) : .success(soupName: soup, waitTime: NSNumber(value: minutes))
    }
  }
}
