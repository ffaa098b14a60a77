// SPDX-License-Identifier: Apache-2.0

import Foundation
import Intents

/// Shows earlier orders.
final class ShowOrdersHandler: NSObject, ShowOrdersIntentHandling {
  /// How many orders are shown and read out.
  static let shownOrders = 10

  private let counter: Counter

  init(_ counter: Counter) { self.counter = counter }

  func handle(intent: ShowOrdersIntent) async -> ShowOrdersIntentResponse {
    await counter.serve(orElse: .init(code: .failure, userActivity: nil)) { phrasing in
      .success(orders: phrasing.spoken(try await history()))
    }
  }

  private func history() async throws -> OrderHistory {
    try await counter.kitchen.history(limit: Self.shownOrders)
  }
}

extension ShowOrdersHandler: INUIHostedSnippetProviding {
  func configureSnippet(
    for parameters: Set<INParameter>, of interaction: INInteraction,
    interactiveBehavior: INUIInteractiveBehavior, context: INUIHostedViewContext
  ) async -> INUISnippet? {
    guard interaction.intentHandlingStatus == .success else { return nil }
    return (try? await history()).flatMap(counter.phrasing.card)
  }
}
