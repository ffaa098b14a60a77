// SPDX-License-Identifier: Apache-2.0

import Foundation
import IntentModel
import Intents
import Testing

@testable import SoupChef

@Suite struct OrderingTests {
  let kitchenette: Kitchenette

  init() throws { kitchenette = try Kitchenette() }

  @Test func theConfirmationShowsTheInvoice() async throws {
    let response = try await kitchenette.handler.confirm(
      .order("clam_chowder", 2), in: kitchenette.context())
    #expect(response.outcome == .ready)
    #expect(response.say == "2 clam chowders, $12.00. Order it?")
    #expect(response.snippet?.linear == ["Invoice", "2 clam chowder, $12.00"])
  }

  @Test func theConfirmationShowsTheOptions() async throws {
    let response = try await kitchenette.handler.confirm(
      .order("clam_chowder", 2, with: "croutons", "cheese", "croutons"), in: kitchenette.context())
    #expect(response.say == "2 clam chowders with croutons and cheese, $14.00. Order it?")
    #expect(
      response.snippet?.linear == [
        "Invoice", "2 clam chowder, $12.00", "Croutons, $1.00", "Cheese, $1.00", "Total: $14.00",
      ])
  }

  @Test func anOrderIsAnsweredWithAReceipt() async throws {
    let response = try await kitchenette.handler.handle(
      .order("clam_chowder", 2, with: "red_pepper"), in: kitchenette.context())
    #expect(response.outcome == .success)
    #expect(response.say == "Ordered. Your clam chowder will be ready in 9 minutes.")
    #expect(
      response.snippet?.linear == [
        "Receipt", "2 clam chowder, $12.00", "Red pepper, $0.50", "Total: $12.50",
        "Order number: 1",
      ])
    #expect(try await kitchenette.stock(of: "clam_chowder") == 198)
  }

  @Test func theWaitingTimeCountsEarlierOrders() async throws {
    let (handler, morning) = (kitchenette.handler, Kitchenette.morning)
    let say = { (now: Date) in
      try await handler.handle(.order("tomato_soup", 1), in: kitchenette.context(now: now)).say
    }
    #expect(try await say(morning)?.contains(" 7 minutes") == true)
    #expect(try await say(morning + 60)?.contains(" 8 minutes") == true)
    #expect(try await say(morning + 3600)?.contains(" 7 minutes") == true)
    #expect(try await say(morning - 3600)?.contains(" 7 minutes") == true)
  }

  @Test func aRepeatedRequestOrdersOnce() async throws {
    let context = kitchenette.context()
    let first = try await kitchenette.handler.handle(.order("minestrone", 3), in: context)
    let again = try await kitchenette.handler.handle(.order("minestrone", 3), in: context)
    let elsewhere = try await kitchenette.another().handle(.order("minestrone", 3), in: context)
    #expect(first.outcome == .success)
    #expect(first == again)
    #expect(first == elsewhere)
    #expect(try await kitchenette.kitchen.history(limit: 10).count == 1)
    #expect(try await kitchenette.stock(of: "minestrone") == 0)
  }

  static let refusals: [(String, StructuredIntent, code: String, say: String)] = [
    (
      "taken off", .order("lobster_bisque", 1), "soupUnavailable",
      "Lobster bisque is not on today."
    ),
    (
      "not enough", .order("minestrone", 4), "notEnoughStock",
      "There are only 3 bowls of minestrone left."
    ),
    (
      "none", .order("minestrone", 0), "tooFewBowls", "An order is for one bowl or more."
    ),
    (
      "unheard of", .order("gazpacho", 1), "soupNotOnMenu", "There is no gazpacho on the menu."
    ),
    (
      "no such option", .order("minestrone", 1, with: "gold"), "unknownOption",
      "There is no gold to go with the soups."
    ),
    (
      "nothing", .order(nil), "incompleteRequest",
      "Something is missing in this request. Start it again."
    ),
  ]

  @Test(arguments: refusals.indices) func anOrderThatCannotBeFilledIsRefused(_ index: Int)
    async throws
  {
    let (_, intent, code, say) = Self.refusals[index]
    let context = kitchenette.context()
    for response in [
      try await kitchenette.handler.confirm(intent, in: context),
      try await kitchenette.handler.handle(intent, in: context),
    ] {
      #expect(response == Response(.failure, code: code, say: say))
    }
    #expect(try await kitchenette.kitchen.history(limit: 10).count == 0)
    #expect(try await kitchenette.kitchen.menu().soups == KitchenSeed.soups)
  }

  @Test func anOrderIsKeptForTheNextStart() async throws {
    _ = try await kitchenette.handler.handle(.order("clam_chowder", 2), in: kitchenette.context())
    let response = try await kitchenette.another().handle(
      .showOrders, in: kitchenette.context())
    #expect(response.say == "You have 1 order: 2 clam chowders, $12.00.")
  }
}
