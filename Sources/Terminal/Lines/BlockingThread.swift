// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A thread for blocking calls, so that they don't block the threads of tasks.
///
/// Calls run one after another.
final class BlockingThread: Sendable {
  private let jobs: JobQueue

  init(name: String) {
    let jobs = JobQueue()
    self.jobs = jobs
    let thread = Thread { jobs.work() }
    thread.name = name
    thread.start()
  }

  deinit { jobs.finish() }

  func run<Result: Sendable>(_ call: @escaping @Sendable () -> Result) async -> Result {
    await withCheckedContinuation { continuation in
      jobs.add { continuation.resume(returning: call()) }
    }
  }
}
