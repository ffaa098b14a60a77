// SPDX-License-Identifier: Apache-2.0

import Dispatch
import Synchronization

/// Waits for asynchronous work in code that can't await. The work runs on its own threads, so that
/// it goes on even if many callers wait.
public func waiting<Answer: Sendable>(for work: @escaping @Sendable () async -> Answer) -> Answer {
  let answer = Answered<Answer>()
  Task(executorPreference: DispatchThreads.shared) { answer.give(await work()) }
  return answer.wait()
}

/// An answer that a thread waits for.
private final class Answered<Answer: Sendable>: Sendable {
  private let answer = Mutex<Answer?>(nil)
  private let isGiven = DispatchSemaphore(value: 0)

  func give(_ value: Answer) {
    answer.withLock { $0 = value }
    isGiven.signal()
  }

  func wait() -> Answer {
    isGiven.wait()
    guard let value = answer.withLock({ $0 }) else { preconditionFailure("it was given") }
    return value
  }
}

/// Runs tasks on the threads of the system's queues.
private final class DispatchThreads: TaskExecutor {
  static let shared = DispatchThreads()

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    DispatchQueue.global().async { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
  }
}
