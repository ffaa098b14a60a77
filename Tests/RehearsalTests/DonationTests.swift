// SPDX-License-Identifier: Apache-2.0

import Assistant
import IntentModel
import ParlanceTesting
import Testing

/// Soup Chef donates its orders, and deletes the donations when their soup is gone.
struct DonationTests {
  private let stage = Stage()

  private func say(_ lines: String...) async {
    let session = stage.session()
    for line in lines { _ = await session.hear(line) }
  }

  @Test func aConfirmedOrderIsDonatedWithAllItsDetails() async throws {
    await say("order two clam chowders with cheese in Soup Chef", "yes")
    await say("order a tomato soup in Soup Chef", "no")
    let donations = try stage.donations.latestDonations(10)
    #expect(donations.count == 1)
    let order = try #require(donations.first)
    #expect(order.action.intent == "OrderSoup")
    #expect(order.app == "SoupChef")
    #expect(order.group == "clam_chowder")
    #expect(order.phrase == "Order my clam chowder")
    #expect(order.image == "soup")
    #expect(order.date == Stage.usualTime)
    #expect(order.action.values["soup"]?.map(\.identifier) == ["clam_chowder"])
    #expect(order.action.values["quantity"] == [.integer(2)])
    #expect(order.action.values["options"]?.map(\.identifier) == ["cheese"])
  }

  @Test func anUnavailableSoupLosesItsDonatedOrders() async throws {
    await say("order two clam chowders in Soup Chef", "yes")
    await say("order a tomato soup in Soup Chef", "yes")
    await say("set clam chowder to unavailable in Soup Chef")
    let left = try stage.donations.latestDonations(10)
    #expect(left.map { $0.action.values["soup"]?.first?.identifier } == ["tomato_soup"])
  }
}
