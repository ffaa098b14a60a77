// SPDX-License-Identifier: Apache-2.0

import Assistant
import IntentModel
import ParlanceTesting
import Rehearsal
import Testing

/// Work that takes long, on a clock that is moved by hand.
struct TimedRehearsalTests {
  private let clock = ManualClock()
  private let stage: PostStage
  private let patience = Patience()

  init() { stage = PostStage(clock: clock) }

  @Test func slowWorkReportsItsOutcomeByItself() async throws {
    let transcript = try TranscriptFolder.timedPost.transcript("a-pigeon-that-takes-long")
    async let mismatches = play(transcript)
    await letItBecomeSlow()
    await clock.sleeperIsWaiting(for: patience.outcome)
    clock.advance(by: PigeonPost.search - patience.inProgress)
    #expect(await mismatches == [])
  }

  @Test func anAppThatNeverAnswersIsGivenUp() async throws {
    let transcript = try TranscriptFolder.timedPost.transcript("a-pigeon-that-never-answers")
    async let mismatches = play(transcript)
    await clock.sleeperIsWaiting(for: PigeonPost.thought)
    await clock.sleeperIsWaiting(for: patience.answer)
    clock.advance(by: patience.answer)
    #expect(await mismatches == [])
  }

  @Test func everyTimedTranscriptIsPlayedByATest() {
    #expect(
      TranscriptFolder.timedPost.names
        == ["a-pigeon-that-never-answers", "a-pigeon-that-takes-long"])
  }

  @Test func theConversationGoesOnWhileWorkIsInProgress() async throws {
    let session = stage.session()
    async let slow = session.hear("find my pigeon in Pigeon Post")
    await letItBecomeSlow()
    #expect(await slow.result == .inProgress)
    #expect(await slow.stage == .handle)

    let other = await session.hear("send a letter to Mimi in Pigeon Post")
    #expect(other.prompt?.parameter == "content")
    await clock.sleeperIsWaiting(for: patience.outcome)
    clock.advance(by: PigeonPost.search - patience.inProgress)

    let outcome = try #require(await session.nextOutcome())
    #expect(outcome.number == 1)
    #expect(outcome.heard == "find my pigeon in Pigeon Post")
    #expect(outcome.say == ["Your pigeon sits on the roof."])
    #expect(outcome.result == .success)
    #expect(await session.hear("hello").say == ["Sent to Mimi Reed."])
  }

  @Test func workThatNeverEndsFails() async throws {
    let session = stage.session()
    async let slow = session.hear("find my pigeon for ever in Pigeon Post")
    await clock.sleeperIsWaiting(for: patience.inProgress)
    clock.advance(by: patience.inProgress)
    #expect(await slow.result == .inProgress)
    await clock.sleeperIsWaiting(for: patience.outcome)
    clock.advance(by: patience.outcome)

    let outcome = try #require(await session.nextOutcome())
    #expect(outcome.result == .failure)
    #expect(outcome.code == "timedOut")
  }

  private func play(_ transcript: Transcript) async -> [TranscriptMismatch] {
    await TranscriptPlayer(on: stage).play(transcript).mismatches
  }

  /// Waits until the search has begun, then until it counts as slow.
  private func letItBecomeSlow() async {
    await clock.sleeperIsWaiting(for: PigeonPost.search)
    await clock.sleeperIsWaiting(for: patience.inProgress)
    clock.advance(by: patience.inProgress)
  }
}
