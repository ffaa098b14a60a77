// SPDX-License-Identifier: Apache-2.0

import Dialog
import IntentModel

/// A call into an app that may fail, hang, or just take long.
struct HandlerCall: Sendable {
  private let task: Task<HandlerEvent, Never>
  private let clock: any Clock<Duration>

  init(
    on clock: any Clock<Duration>,
    _ work: @escaping @Sendable () async throws -> HandlerEvent
  ) {
    self.clock = clock
    task = Task {
      do {
        return try await work()
      } catch let error as HandlerError {
        return .failed(.explained(error))
      } catch {
        return .failed(.unexpected)
      }
    }
  }

  /// What comes back within a limit; nil when it takes longer, and then it goes on.
  func event(within limit: Duration) async -> HandlerEvent? {
    let first = FirstOf<HandlerEvent?>()
    let (task, clock) = (task, clock)
    let waiting = Task { first.offer(await task.value) }
    let sleeping = Task {
      // Only the sleep's end counts: a cancelled one has lost the race already.
      if (try? await clock.sleep(for: limit)) != nil { first.offer(nil) }
    }
    let event = await first.value()
    waiting.cancel()
    sleeping.cancel()
    return event
  }

  /// What comes back within a limit, else that it failed; then the app is told to stop.
  func lastEvent(within limit: Duration) async -> HandlerEvent {
    if let event = await event(within: limit) { return event }
    task.cancel()
    return .failed(.timedOut)
  }
}
