// SPDX-License-Identifier: Apache-2.0

import Synchronization

/// The value of a completion's first call, for one caller that waits for it. Later calls are
/// ignored.
final class Once<Value: Sendable>: Sendable {
  private enum State {
    case open
    case awaited(UnsafeContinuation<Value, Never>)
    case given(Value)
  }

  private let state = Mutex(State.open)

  func give(_ value: Value) {
    let waiter = state.withLock { state -> UnsafeContinuation<Value, Never>? in
      switch state {
      case .open:
        state = .given(value)
        return nil
      case .awaited(let waiter):
        state = .given(value)
        return waiter
      case .given: return nil
      }
    }
    waiter?.resume(returning: value)
  }

  /// Waits for the value. Only one caller may wait.
  func value() async -> Value {
    await withUnsafeContinuation { waiter in
      let given = state.withLock { state -> Value? in
        if case .given(let value) = state { return value }
        state = .awaited(waiter)
        return nil
      }
      if let given { waiter.resume(returning: given) }
    }
  }
}
