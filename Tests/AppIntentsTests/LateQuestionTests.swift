// SPDX-License-Identifier: Apache-2.0

import Assistant
import IntentModel
import ParlanceTesting
import Testing

/// An intent that has worked for long may still ask, and a user's line never answers a question
/// they have not heard.
struct LateQuestionTests {
  private let clock = ManualClock()
  private let patience = Patience()
  private let session: Session

  init() {
    let bakery = Bakery.app(clock: clock)
    session = ParlanceTesting.Stage(apps: [bakery], clock: clock, patience: patience).session()
  }

  private func putBreadIntoTheOven() async {
    async let baking = session.hear("bake in bakery")
    await clock.sleeperIsWaiting(for: Bakery.baking)
    await clock.sleeperIsWaiting(for: patience.inProgress)
    clock.advance(by: patience.inProgress)
    #expect(await baking.result == .inProgress)
    await clock.sleeperIsWaiting(for: patience.outcome)
  }

  private func finishBaking() { clock.advance(by: Bakery.baking - patience.inProgress) }

  @Test func aLateQuestionIsAskedWhenNoOtherIsOpen() async throws {
    await putBreadIntoTheOven()
    finishBaking()
    let question = try #require(await session.nextOutcome())
    #expect(question.number == 1)
    #expect(question.heard == "bake in bakery")
    #expect(question.spoken == ["The bread is done. Take it out?"])
    #expect(await session.hear("yes").spoken == ["It smells good."])
    #expect(await session.nextOutcome() == nil)
  }

  @Test func aNoToALateQuestionCancelsTheIntent() async throws {
    await putBreadIntoTheOven()
    finishBaking()
    _ = try #require(await session.nextOutcome())
    #expect(await session.hear("no").result == .cancelled)
  }

  @Test func aLateQuestionWaitsUntilAnotherIsAnswered() async throws {
    await putBreadIntoTheOven()
    #expect(await session.hear("knead in bakery").prompt?.parameter == "minutes")
    finishBaking()
    // The bread asks as soon as it is done, but a yes or a number still answers the dough's
    // question.
    #expect(await session.hear("yes").prompt?.parameter == "minutes")
    #expect(await session.takeOutcome() == nil)
    #expect(await session.hear("7").spoken == ["Kneaded for 7 minutes."])
    let question = try #require(await session.nextOutcome())
    #expect(question.spoken == ["Back to Bakery.", "The bread is done. Take it out?"])
    #expect(await session.hear("yes").spoken == ["It smells good."])
  }

  @Test func aYesBeforeALateQuestionIsNoAnswer() async throws {
    await putBreadIntoTheOven()
    finishBaking()
    #expect(await session.hear("yes").result == .notUnderstood)
    #expect(try #require(await session.nextOutcome()).prompt?.kind == .confirmIntent)
  }
}
