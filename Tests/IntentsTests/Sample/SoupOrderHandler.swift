// SPDX-License-Identifier: Apache-2.0

import Foundation
import Intents

/// Takes orders, with methods that call a completion.
class SoupOrderHandler: NSObject, OrderSoupIntentHandling {
  let menu: SoupMenuManager
  private(set) var placed: [Order] = []

  init(_ menu: SoupMenuManager) { self.menu = menu }

  func resolveSoup(
    for intent: OrderSoupIntent, with completion: @escaping (INObjectResolutionResult) -> Void
  ) {
    guard let identifier = intent.soup?.identifier else {
      completion(
        .disambiguation(
          with: menu.availableItems.map { INObject(identifier: $0.identifier, display: $0.name) }))
      return
    }
    guard let item = menu.findItem(identifier: identifier), item.isAvailable else {
      completion(.unsupported())
      return
    }
    completion(.success(with: INObject(identifier: item.identifier, display: item.name)))
  }

  func provideSoupOptionsCollection(
    for intent: OrderSoupIntent, searchTerm: String?,
    with completion: @escaping (INObjectCollection<INObject>?, Error?) -> Void
  ) {
    let found = menu.availableItems.filter { item in
      searchTerm.map { item.name.localizedCaseInsensitiveContains($0) } ?? true
    }
    let soups = found.map { INObject(identifier: $0.identifier, display: $0.name) }
    completion(INObjectCollection(items: soups), nil)
  }

  func resolveQuantity(
    for intent: OrderSoupIntent, with completion: @escaping (INIntegerResolutionResult) -> Void
  ) {
    guard let quantity = intent.quantity else {
      completion(.needsValue())
      return
    }
    completion(.success(with: quantity.intValue))
  }

  func resolveOptions(
    for intent: OrderSoupIntent, with completion: @escaping ([INObjectResolutionResult]) -> Void
  ) {
    completion((intent.options ?? []).map { .success(with: $0) })
  }

  func confirm(
    intent: OrderSoupIntent, completion: @escaping (OrderSoupIntentResponse) -> Void
  ) {
    guard Order(from: intent, menu: menu.availableItems) != nil else {
      completion(OrderSoupIntentResponse(code: .failure, userActivity: nil))
      return
    }
    completion(OrderSoupIntentResponse(code: .ready, userActivity: nil))
  }

  func handle(
    intent: OrderSoupIntent, completion: @escaping (OrderSoupIntentResponse) -> Void
  ) {
    guard let order = Order(from: intent, menu: menu.availableItems) else {
      completion(OrderSoupIntentResponse(code: .failure, userActivity: nil))
      return
    }
    placed.append(order)
    menu.donate(order)
    completion(.success(waitTime: 7, soupName: order.menuItem.name))
  }
}
