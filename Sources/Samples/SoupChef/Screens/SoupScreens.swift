// SPDX-License-Identifier: Apache-2.0

import IntentModel
import Intents
import SampleData

/// The screens the app opens with: the menu, the orders, or one of them.
struct SoupScreens {
  /// How many orders are shown.
  private static let shownOrders = ShowOrdersHandler.shownOrders

  let counter: Counter

  /// The screen at a place, which becomes the app's current activity.
  func screen(at activity: NSUserActivity?) async throws -> AppScreen {
    let phrasing = counter.phrasing
    let place = SoupPlace(activity)
    do {
      let screen = try await screen(at: place, phrasing)
      phrasing.activity(at: place).becomeCurrent()
      return screen
    } catch {
      throw phrasing.failure(error) ?? error
    }
  }

  private func screen(at place: SoupPlace, _ phrasing: Phrasing) async throws -> AppScreen {
    switch place {
    case .menu:
      let menu = try await counter.kitchen.menu()
      return phrasing.screen(phrasing.spoken(menu), phrasing.card(menu), links: [.orders])
    case .orders:
      let history = try await counter.kitchen.history(limit: Self.shownOrders)
      return phrasing.screen(
        phrasing.spoken(history), phrasing.card(history),
        links: history.newest.map { .order($0.number) } + [.menu])
    case .order(let number):
      guard let order = try await counter.kitchen.order(number: number) else {
        throw phrasing.noOrder(number)
      }
      return phrasing.screen(phrasing.spoken(order), phrasing.receipt(for: order), links: [.orders])
    }
  }
}
