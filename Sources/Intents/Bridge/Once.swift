// SPDX-License-Identifier: Apache-2.0

import Synchronization

/// Resumes a waiter once, however often a completion is called.
final class Once<Value: Sendable>: Sendable {
  private let waiter: Mutex<UnsafeContinuation<Value, Never>?>

  init(_ waiter: UnsafeContinuation<Value, Never>) { self.waiter = Mutex(waiter) }

  func resume(_ value: Value) {
    let waiting = waiter.withLock { waiter in
      defer { waiter = nil }
      return waiter
    }
    waiting?.resume(returning: value)
  }
}
