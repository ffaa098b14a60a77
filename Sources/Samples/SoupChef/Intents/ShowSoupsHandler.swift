// SPDX-License-Identifier: Apache-2.0

import Foundation
import Intents

/// Shows the menu.
final class ShowSoupsHandler: NSObject, ShowSoupsIntentHandling {
  private let counter: Counter

  init(_ counter: Counter) { self.counter = counter }

  func handle(intent: ShowSoupsIntent) async -> ShowSoupsIntentResponse {
    await counter.serve(orElse: .init(code: .failure, userActivity: nil)) { phrasing in
      .success(soups: phrasing.spoken(try await counter.kitchen.menu()))
    }
  }
}

extension ShowSoupsHandler: INUIHostedSnippetProviding {
  func configureSnippet(
    for parameters: Set<INParameter>, of interaction: INInteraction,
    interactiveBehavior: INUIInteractiveBehavior, context: INUIHostedViewContext
  ) async -> INUISnippet? {
    guard interaction.intentHandlingStatus == .success else { return nil }
    return (try? await counter.kitchen.menu()).map(counter.phrasing.card)
  }
}
