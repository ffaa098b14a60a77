// SPDX-License-Identifier: Apache-2.0

import Synchronization

/// A value that is computed once, on first use, for all threads.
public final class Lazy<Value: Sendable>: Sendable {
  private enum State {
    case work(@Sendable () -> Value)
    case done(Value)
  }

  private let state: Mutex<State>

  /// - Parameter work: must not ask for the value itself.
  public init(_ work: @escaping @Sendable () -> Value) { state = Mutex(.work(work)) }

  public var value: Value {
    state.withLock { state in
      switch state {
      case .done(let value): return value
      case .work(let work):
        let value = work()
        state = .done(value)
        return value
      }
    }
  }
}
