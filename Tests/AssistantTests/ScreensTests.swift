// SPDX-License-Identifier: Apache-2.0

import Assistant
import Foundation
import IntentModel
import ParlanceTesting
import Testing

/// Apps that are opened, looked around in, and left.
struct ScreensTests {
  private let stage = ParlanceTesting.Stage()

  @Test func openingSoupChefShowsItsMenu() async {
    let session = stage.session()
    let turn = await session.hear("open Soup Chef")
    #expect(turn.result == .success)
    #expect(turn.activity?.type == "com.example.parlance.SoupChef.menu")
    #expect(turn.snippet?.title == "Menu")
    #expect(turn.completed == nil)
  }

  /// C15: the app gets the request with its values.
  @Test func openingAnOrderPassesItsNumberToTheApp() async {
    let session = stage.session()
    _ = await session.hear("order one tomato soup in Soup Chef")
    _ = await session.hear("yes")
    let turn = await session.hear("open order 1 in Soup Chef")
    #expect(turn.result == .continueInApp)
    #expect(turn.activity?.userInfo == ["number": "1"])
    #expect(turn.say.first?.hasPrefix("Order 1: 1 tomato soup") == true)
  }

  @Test func visitedScreensAreStoredAndOnlyTheMenuIsDonated() async throws {
    let session = stage.session()
    for line in ["open Soup Chef", "orders", "close"] { _ = await session.hear(line) }
    let kept = try stage.activities.activities().compactMap(\.action.activity)
    #expect(Set(kept.compactMap(\.title)) == ["View the menu", "View your orders"])
    #expect(kept.allSatisfy { $0.details != nil && !$0.keywords.isEmpty && $0.image == "soup.png" })
    let learnt = try stage.donations.latestDonations(9)
    #expect(learnt.map(\.phrase) == ["Order lunch"])
  }

  @Test func aShortcutOpensAScreenOfAnApp() async {
    let session = stage.session()
    for line in ["open Soup Chef", "add that to Siri as lunch", "close"] {
      _ = await session.hear(line)
    }
    let turn = await stage.session().hear("lunch")
    #expect(turn.activity?.type == "com.example.parlance.SoupChef.menu")
    #expect(turn.result == .success)
  }

  @Test func openingAnAppWithoutScreensFailsWithAReason() async {
    let turn = await stage.session().hear("open MonkeyFit")
    #expect(turn.say == ["MonkeyFit has nothing to show there."])
    #expect(turn.result == .failure)
  }
}
