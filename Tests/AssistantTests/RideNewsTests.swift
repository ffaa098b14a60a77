// SPDX-License-Identifier: Apache-2.0

import Assistant
import Foundation
import IntentModel
import Intents
import MonkeyCab
import ParlanceTesting
import Testing

/// A ride's card updates itself: each phase is reported when it begins.
@Suite(.timeLimit(.minutes(20)))
struct RideNewsTests {
  private let clock = ManualClock()
  private let stage: ParlanceTesting.Stage
  private let session: Session

  init() {
    let cab = ExtensionApp.monkeyCab(timeZone: .gmt, clock: clock)
    stage = Stage(apps: [cab])
    session = stage.session()
  }

  /// Books a ride whose driver accepts within a minute and then needs four minutes to arrive.
  private func book() async {
    _ = await session.hear("get me a ride to the zoo")
    #expect(await session.hear("yes").result == .success)
  }

  private func pass(_ seconds: Int) async {
    await clock.sleeperIsWaiting(for: .seconds(seconds))
    clock.advance(by: .seconds(seconds))
  }

  @Test func eachPhaseOfARideIsAnnouncedWhenItBegins() async throws {
    await book()
    var news = session.news.makeAsyncIterator()
    await pass(60)
    let confirmed = try #require(await news.next())
    #expect(confirmed.number == 2)
    #expect(confirmed.intent?.intent == "INRequestRideIntent")
    #expect(confirmed.say.count == 1)
    #expect(confirmed.say.first?.hasPrefix("Coco will be there at 9:04") == true)
    #expect(confirmed.snippet?.title == "Who comes")
    await pass(180)
    let driving = try #require(await news.next())
    #expect(driving.say == ["You are on the way to the zoo, and will be there at 9:14\u{202F}AM."])
    #expect(driving.completed == nil)
    await pass(600)
    let over = try #require(await news.next())
    #expect(over.say == ["Your ride is over. You paid $8.00."])
  }

  @Test func aCancelledRideIsNotAnnounced() async {
    await book()
    _ = await session.hear("cancel my ride")
    #expect(await session.hear("yes").result == .success)
    await pass(60)
    _ = await session.hear("get me a ride to the beach")
    _ = await session.hear("yes")
    var news = session.news.makeAsyncIterator()
    await pass(60)
    #expect(await news.next()?.number == 6)
  }
}
