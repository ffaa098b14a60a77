// SPDX-License-Identifier: Apache-2.0

import CTrap
import Dispatch

/// Runs one call of an app's code on threads that are marked as the call's. So a trap in it can be
/// traced to the call, and the call takes no thread from anything else.
final class AppThreads: TaskExecutor {
  private let mark: UInt64

  init(mark: UInt64) { self.mark = mark }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    DispatchQueue.global().async { [self] in
      let before = ctrap_mark(mark)
      job.runSynchronously(on: asUnownedTaskExecutor())
      _ = ctrap_mark(before)
    }
  }
}
