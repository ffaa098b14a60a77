// SPDX-License-Identifier: Apache-2.0

import Dialog
import IntentModel
import Synchronization
import Testing

@testable import Assistant

struct HandlerCallTests {
  /// A clock on which every wait is over at once.
  private struct HastyClock: Clock {
    var now: ContinuousClock.Instant { ContinuousClock.now }
    var minimumResolution: Duration { .zero }

    func sleep(until deadline: ContinuousClock.Instant, tolerance: Duration?) async throws {}
  }

  /// The time may be up even before anybody waits for the next event.
  @Test func aHandlerCallWaitsNoLongerThanItsTimeout() async {
    for _ in 0..<10 {
      let call = HandlerCall(on: HastyClock()) { _ in
        try await Task.sleep(for: .seconds(3_600))
        return .slow
      }
      #expect(await call.eventOrTimeOut(within: .seconds(10)) == .failed(.timedOut))
    }
  }

  /// The call is over even if the app still has questions.
  @Test func aStoppedHandlerCallEndsDespiteOpenQuestions() async {
    let isOver = Mutex(false)
    let call = HandlerCall(on: ContinuousClock()) { call in
      for _ in 0..<3 { _ = try? await call.ask(Inquiry(.confirmIntent)) }
      isOver.withLock { $0 = true }
      return .slow
    }
    #expect(await call.event(within: .seconds(3_600)) == .asked(Inquiry(.confirmIntent)))
    await call.stop(within: .seconds(3_600))
    let hasStopped = isOver.withLock(\.self)
    #expect(hasStopped)
  }

  @Test func stoppingDoesNotWaitForeverForAHandlerThatGoesOn() async {
    let isOver = Mutex(false)
    let (ends, ending) = AsyncStream<Void>.makeStream()
    let call = HandlerCall(on: HastyClock()) { _ in
      await Task.detached { for await _ in ends {} }.value
      isOver.withLock { $0 = true }
      return .slow
    }
    await call.stop(within: .seconds(2))
    let hasStopped = isOver.withLock(\.self)
    #expect(!hasStopped)
    ending.finish()
  }
}
