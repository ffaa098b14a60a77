// SPDX-License-Identifier: Apache-2.0

import IntentModel
import Synchronization

/// Collects turns that come by themselves, outcomes of slow actions and news, until there is a good moment to
/// tell them.
final class TurnInbox: Sendable {
  private struct State {
    var turns: [Turn] = []
    var received = 0
    var waiter: CheckedContinuation<Void, Never>?
  }

  private let state = Mutex(State())

  init(_ outcomes: AsyncStream<Turn>) {
    Task { [weak self] in
      for await turn in outcomes { self?.receive(turn) }
    }
  }

  /// How many came so far.
  var received: Int { state.withLock { $0.received } }

  /// Those nobody has taken yet.
  func takeAll() -> [Turn] {
    state.withLock { state in
      defer { state.turns = [] }
      return state.turns
    }
  }

  /// Waits until one is there to be taken.
  func next() async {
    await withCheckedContinuation { waiter in
      let isThere = state.withLock { state in
        if !state.turns.isEmpty { return true }
        state.waiter = waiter
        return false
      }
      if isThere { waiter.resume() }
    }
  }

  private func receive(_ turn: Turn) {
    let waiter = state.withLock { state in
      state.turns.append(turn)
      state.received += 1
      defer { state.waiter = nil }
      return state.waiter
    }
    waiter?.resume()
  }
}
