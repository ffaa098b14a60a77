// SPDX-License-Identifier: Apache-2.0

import Foundation
import IntentModel
import Intents

/// Takes soups off the menu and puts them back.
final class SetAvailabilityHandler: NSObject, SetAvailabilityIntentHandling {
  private let counter: Counter

  init(_ counter: Counter) { self.counter = counter }

  /// Accepts any soup of the kitchen's, even one that guests don't see.
  func resolveSoup(for intent: SetAvailabilityIntent) async -> INObjectResolutionResult {
    await counter.agree { (menu, phrasing) throws(OrderProblem) in
      guard let soup = intent.soup else { return .needsValue() }
      return .success(with: phrasing.object(try menu.listed(soup.item)))
    }
  }

  func resolveAvailability(
    for intent: SetAvailabilityIntent
  ) async -> AvailabilityResolutionResult {
    intent.availability == .unknown ? .needsValue() : .success(with: intent.availability)
  }

  func provideSoupOptionsCollection(
    for intent: SetAvailabilityIntent
  ) async throws -> INObjectCollection<INObject> {
    let soups = try await counter.kitchen.menu().soups
    return INObjectCollection(items: soups.map(counter.phrasing.object))
  }

  func confirm(intent: SetAvailabilityIntent) async -> SetAvailabilityIntentResponse {
    SetAvailabilityIntentResponse(code: .ready, userActivity: nil)
  }

  func handle(intent: SetAvailabilityIntent) async -> SetAvailabilityIntentResponse {
    await counter.serve(orElse: .init(code: .failure, userActivity: nil)) { phrasing in
      guard let item = intent.soup?.item, intent.availability != .unknown else {
        throw OrderProblem.incomplete
      }
      let soup = try await counter.kitchen.menu().listed(item)
      try await counter.kitchen.set(soup, to: intent.availability)
      if intent.availability == .unavailable { await forgetOrders(of: soup) }
      return .success(change: phrasing.spoken(soup, isNow: intent.availability))
    }
  }

  /// Deletes the donated orders of a soup that can't be ordered any more, so that they are not
  /// suggested.
  private func forgetOrders(of soup: Soup) async {
    guard let requests = try? await counter.kitchen.requests(for: soup), !requests.isEmpty else {
      return
    }
    try? await INInteraction.delete(with: requests.map(\.uuidString))
  }
}
