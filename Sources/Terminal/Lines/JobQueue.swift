// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A queue with one worker, which waits for jobs.
final class JobQueue: @unchecked Sendable {
  private let condition = NSCondition()
  // Only used while the condition is locked.
  private var waiting: [@Sendable () -> Void] = []
  private var isFinished = false

  func add(_ job: @escaping @Sendable () -> Void) {
    condition.withLock {
      waiting.append(job)
      condition.signal()
    }
  }

  func finish() {
    condition.withLock {
      isFinished = true
      condition.signal()
    }
  }

  func work() {
    while let job = next() { job() }
  }

  private func next() -> (@Sendable () -> Void)? {
    condition.withLock {
      while waiting.isEmpty {
        if isFinished { return nil }
        condition.wait()
      }
      return waiting.removeFirst()
    }
  }
}
