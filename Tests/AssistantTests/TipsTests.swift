// SPDX-License-Identifier: Apache-2.0

import Assistant
import Foundation
import IntentModel
import ParlanceTesting
import Synchronization
import Testing

/// Tips are shown once in a conversation, and not for a month after they are dismissed.
struct TipsTests {
  private func order(_ session: Session) async -> String? {
    _ = await session.hear("order one tomato soup in Soup Chef")
    return await session.tip(after: await session.hear("yes"))
  }

  @Test func aTipIsShownOncePerConversation() async {
    let stage = ParlanceTesting.Stage()
    let session = stage.session()
    #expect(await order(session) == "Where’s my order?")
    #expect(await order(session) == nil)
    #expect(await order(stage.session()) == "Where’s my order?")
  }

  @Test func aDismissedTipComesBackAfterAMonth() async {
    let stage = ParlanceTesting.Stage()
    let session = stage.session()
    #expect(await session.hear("hide that tip").say == ["There is no tip to hide."])
    _ = await order(session)
    #expect(
      await session.hear("don't show me that tip again").say == [
        "OK, I won’t show that tip for a while."
      ])
    let day = 86_400.0
    let usual = ParlanceTesting.Stage.usualTime
    #expect(await order(stage.session(at: usual.addingTimeInterval(29 * day))) == nil)
    #expect(await order(stage.session(at: usual.addingTimeInterval(31 * day))) != nil)
  }

  /// An app that records its calls.
  private final class TippingApp: AppCode {
    let id: AppID = "SoupChef"
    let dismissed = Mutex<[IntentID]>([])

    func intents(in wording: Wording) -> IntentDescriptions {
      [IntentDescription(id: "OrderSoup", domain: "Order", category: .order)]
    }

    func handler(container: URL) -> any IntentHandler { Handler(app: self) }

    struct Handler: IntentHandler {
      let app: TippingApp

      func resolve(
        _ parameter: ParameterID, of intent: StructuredIntent, in context: RequestContext
      ) async throws -> [Resolution] { [.notRequired] }

      func handle(
        _ intent: StructuredIntent, in context: RequestContext
      ) async throws -> Response { Response(.success, say: "Done.") }

      func dismissedTip(after intent: IntentID, in context: RequestContext) async {
        app.dismissed.withLock { $0.append(intent) }
      }
    }
  }

  @Test func anAppLearnsThatItsTipWasDismissed() async {
    let app = TippingApp()
    let session = ParlanceTesting.Stage(apps: [app]).session()
    _ = await session.hear("order two clam chowders in Soup Chef")
    let turn = await session.hear("yes")
    #expect(await session.tip(after: turn) != nil)
    #expect(app.dismissed.withLock { $0 } == [])
    _ = await session.hear("hide that tip")
    #expect(app.dismissed.withLock { $0 } == ["OrderSoup"])
  }
}
