// SPDX-License-Identifier: Apache-2.0

import Foundation
import IntentModel
import Intents

/// Takes orders.
final class OrderSoupHandler: NSObject, OrderSoupIntentHandling {
  /// From this number of bowls on, the user is asked to confirm the number.
  static let manyBowls = 5

  private let counter: Counter

  init(_ counter: Counter) { self.counter = counter }

  // MARK: Agreeing

  func resolveSoup(for intent: OrderSoupIntent) async -> INObjectResolutionResult {
    await counter.agree { (menu, phrasing) throws(OrderProblem) in
      guard let soup = intent.soup else { return .needsValue() }
      return .success(with: phrasing.object(try menu.orderable(soup.item)))
    }
  }

  func resolveQuantity(for intent: OrderSoupIntent) async -> INIntegerResolutionResult {
    await counter.agree { (menu, _) throws(OrderProblem) in
      guard let quantity = intent.quantity?.intValue else { return .needsValue() }
      try menu.check(quantity: quantity, of: menu.soups.first { $0.id == intent.soup?.identifier })
      return quantity < Self.manyBowls
        ? .success(with: quantity) : .confirmationRequired(with: quantity)
    }
  }

  func resolveOptions(for intent: OrderSoupIntent) async -> [INObjectResolutionResult] {
    await counter.agree(to: intent.options) { (option, menu, phrasing) throws(OrderProblem) in
      .success(with: phrasing.object(try menu.option(option.item)))
    }
  }

  func provideSoupOptionsCollection(
    for intent: OrderSoupIntent, searchTerm: String?
  ) async throws -> INObjectCollection<INObject> {
    let menu = try await counter.kitchen.menu().soups.filter(\.canBeOrdered)
    let soups = menu.map(counter.phrasing.object)
    guard let searchTerm else { return INObjectCollection(items: soups) }
    return INObjectCollection(
      items: soups.filter { $0.displayString.localizedCaseInsensitiveContains(searchTerm) })
  }

  func provideOptionsOptionsCollection(
    for intent: OrderSoupIntent
  ) async throws -> INObjectCollection<INObject> {
    let options = try await counter.kitchen.menu().options
    return INObjectCollection(items: options.map(counter.phrasing.object))
  }

  // MARK: Acting

  func confirm(intent: OrderSoupIntent) async -> OrderSoupIntentResponse {
    await counter.serve(orElse: .init(code: .failure, userActivity: nil)) { phrasing in
      let purchase = try Purchase(SoupRequest(intent), from: try await counter.kitchen.menu())
      let response = OrderSoupIntentResponse(code: .ready, userActivity: nil)
      response.purchase = phrasing.spoken(purchase)
      return response
    }
  }

  func handle(intent: OrderSoupIntent) async -> OrderSoupIntentResponse {
    await counter.serve(orElse: .init(code: .failure, userActivity: nil)) { phrasing in
      let request = SoupRequest(intent)
      let order = try await counter.kitchen.take(request)
      await donate(intent, as: request, phrasing)
      return .success(
        waitTime: NSNumber(value: order.minutes), soupName: phrasing.soup(order.purchase.soup))
    }
  }

  /// Donates the order to the assistant under its identifier, with a phrase to suggest. A failure
  /// to donate does not fail the order.
  private func donate(
    _ intent: OrderSoupIntent, as request: SoupRequest, _ phrasing: Phrasing
  ) async {
    intent.suggestedInvocationPhrase = phrasing.suggestedPhrase(for: request)
    intent.setImage(INImage(named: "soup"), forParameterNamed: \OrderSoupIntent.soup)
    let interaction = INInteraction(intent: intent, response: nil)
    interaction.identifier = request.id.uuidString
    interaction.groupIdentifier = request.soup?.id
    try? await interaction.donate()
    let again = again(intent, at: request.date)
    try? await INRelevantShortcutStore.default.setRelevantShortcuts([again])
  }

  /// The order as a shortcut for the next day at about the same time.
  private func again(_ intent: OrderSoupIntent, at date: Date) -> INRelevantShortcut {
    let (day, hour) = (86_400.0, 3_600.0)
    let shortcut = INRelevantShortcut(shortcut: .intent(intent))
    shortcut.relevanceProviders = [
      INDateRelevanceProvider(
        start: date.addingTimeInterval(day - hour), end: date.addingTimeInterval(day + hour))
    ]
    return shortcut
  }
}

extension OrderSoupHandler: INUIHostedSnippetProviding {
  /// Shows the invoice while the order is confirmed, and the receipt once it is taken.
  func configureSnippet(
    for parameters: Set<INParameter>, of interaction: INInteraction,
    interactiveBehavior: INUIInteractiveBehavior, context: INUIHostedViewContext
  ) async -> INUISnippet? {
    guard let intent = interaction.intent as? OrderSoupIntent else { return nil }
    let (kitchen, phrasing) = (counter.kitchen, counter.phrasing)
    if interaction.intentHandlingStatus == .success {
      return (try? await kitchen.order(for: SoupRequest(intent).id)).flatMap { $0 }
        .map(phrasing.receipt)
    }
    guard let menu = try? await kitchen.menu() else { return nil }
    return (try? Purchase(SoupRequest(intent), from: menu)).map(phrasing.invoice)
  }
}
