// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Runs blocking calls on threads of their own, so that the tasks' threads stay free, and limits
/// how many processes run at once.
enum Waiting {
  /// How long a process may be silent before that counts as a failure.
  static let patience: TimeInterval = 180

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
