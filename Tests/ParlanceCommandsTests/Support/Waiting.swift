// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Calls that block, on threads of their own: the tasks' threads stay free, and only so many
/// processes run at once.
enum Waiting {
  /// How long a process may be silent before that counts as a failure.
  static let patience: TimeInterval = 1_800

  private static let threads = {
    let queue = OperationQueue()
    queue.name = "parlance.test.waiting"
    queue.maxConcurrentOperationCount = 4
    return queue
  }()

  static func run<Result: Sendable>(
    _ call: @escaping @Sendable () throws -> Result
  ) async throws -> Result {
    try await withCheckedThrowingContinuation { waiter in
      threads.addOperation { waiter.resume(with: Swift.Result(catching: call)) }
    }
  }
}
