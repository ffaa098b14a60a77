// SPDX-License-Identifier: Apache-2.0

import Synchronization

/// Waits for the first of several tasks that race; later values are dropped.
///
/// Unlike a task group it does not wait for the other tasks, so an app that never answers can't
/// block the conversation.
final class FirstOf<Value: Sendable>: Sendable {
  private enum State {
    case empty
    case waiting(CheckedContinuation<Value, Never>)
    case done(Value)
  }

  private let state = Mutex(State.empty)

  /// Offers a value: the first one counts.
  func offer(_ value: Value) {
    let waiter: CheckedContinuation<Value, Never>? = state.withLock { state in
      switch state {
      case .done: return nil
      case .empty:
        state = .done(value)
        return nil
      case .waiting(let waiter):
        state = .done(value)
        return waiter
      }
    }
    waiter?.resume(returning: value)
  }

  /// The first value offered. One caller only.
  func value() async -> Value {
    await withCheckedContinuation { waiter in
      let value: Value? = state.withLock { state in
        if case .done(let value) = state { return value }
        state = .waiting(waiter)
        return nil
      }
      if let value { waiter.resume(returning: value) }
    }
  }
}
