// SPDX-License-Identifier: Apache-2.0

import Foundation
import IntentModel
import Intents
import Testing

@testable import SoupChef

@Suite struct ShowingTests {
  let kitchenette: Kitchenette

  init() throws { kitchenette = try Kitchenette() }

  private func show(_ intent: StructuredIntent) async throws -> Response {
    try await kitchenette.handler.handle(intent, in: kitchenette.context())
  }

  @Test func anEmptyOrderHistoryIsTold() async throws {
    #expect(
      try await show(.showOrders) == Response(.success, say: "You have no orders yet."))
  }

  @Test func theNewestOrderIsShownFirst() async throws {
    _ = try await show(.order("minestrone", 1))
    _ = try await kitchenette.handler.handle(
      .order("clam_chowder", 2, with: "croutons"),
      in: kitchenette.context(now: Kitchenette.morning + 3600))
    let response = try await show(.showOrders)
    #expect(
      response.say
        == "You have 2 orders: 2 clam chowders with croutons, $13.00; and 1 minestrone, $5.00.")
    #expect(
      response.snippet?.linear == [
        "Orders", "2 clam chowder with croutons, $13.00, Nov 21, 2026 at 10:41 AM",
        "1 minestrone, $5.00, Nov 21, 2026 at 9:41 AM",
      ])
  }

  @Test func theNewestTenOfManyOrdersAreShown() async throws {
    for _ in 1...12 { _ = try await show(.order("tomato_soup", 1)) }
    let response = try await show(.showOrders)
    #expect(response.say?.hasPrefix("You have 12 orders. The newest 10: 1 tomato soup") == true)
    #expect(response.snippet?.lines.count == 10)
  }

  @Test func theMenuIsShownWithPricesAndAvailability() async throws {
    try await kitchenette.tamper("UPDATE soup SET stock = 0 WHERE id = 'minestrone'")
    let response = try await show(.showSoups)
    #expect(
      response.say == """
        There are 6 soups today: clam chowder at $6.00, corn chowder at $5.50, tomato soup at \
        $4.50, chicken noodle soup at $5.75, lentil soup at $4.75, and French onion soup at $6.50. \
        Minestrone is sold out. Lobster bisque is not on today.
        """)
    #expect(
      response.snippet?.linear == [
        "Menu", "Clam chowder, $6.00", "Corn chowder, $5.50", "Tomato soup, $4.50",
        "Chicken noodle soup, $5.75", "Minestrone, $5.00, sold out", "Lentil soup, $4.75",
        "French onion soup, $6.50", "Lobster bisque, $9.50, not on today",
      ])
  }

  @Test func aMenuWithoutAvailableSoupsIsTold() async throws {
    try await kitchenette.tamper("UPDATE soup SET isOn = 0")
    let say = try await show(.showSoups).say
    #expect(say?.hasPrefix("There are no soups today. Clam chowder is not on today.") == true)
  }

  @Test func aSoupIsTakenOffTheMenuAndPutBack() async throws {
    for _ in 1...2 {
      let off = try await show(.set("tomato_soup", "unavailable"))
      #expect(off == Response(.success, say: "Tomato soup is now unavailable."))
    }
    let refused = try await show(.order("tomato_soup", 1))
    #expect(refused.code == "soupUnavailable")
    let on = try await show(.set("tomato_soup", "available"))
    #expect(on.say == "Tomato soup is now available.")
    #expect(try await show(.order("tomato_soup", 1)).outcome == .success)
  }

  @Test func availabilityIsNotSetWithoutAKnownSoupAndAValue() async throws {
    #expect(try await show(.set(nil, "available")).code == "incompleteRequest")
    #expect(try await show(.set("tomato_soup", nil)).code == "incompleteRequest")
    #expect(try await show(.set("gazpacho", "available")).code == "soupNotOnMenu")
  }
}
