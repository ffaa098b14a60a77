// SPDX-License-Identifier: Apache-2.0

import Dialog
import Testing

@testable import Assistant

struct HandlerCallTests {
  /// Time is up as soon as anybody sleeps.
  private struct HastyClock: Clock {
    var now: ContinuousClock.Instant { ContinuousClock.now }
    var minimumResolution: Duration { .zero }

    func sleep(until deadline: ContinuousClock.Instant, tolerance: Duration?) async throws {}
  }

  /// The time may be up even before anybody waits for what comes.
  @Test func waitsNoLongerThanItsTime() async {
    for _ in 0..<10 {
      let call = HandlerCall(on: HastyClock()) { _ in
        try await Task.sleep(for: .seconds(3_600))
        return .slow
      }
      #expect(await call.eventOrTimeOut(within: .seconds(10)) == .failed(.timedOut))
    }
  }
}
