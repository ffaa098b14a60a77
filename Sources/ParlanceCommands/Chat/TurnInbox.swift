// SPDX-License-Identifier: Apache-2.0

import IntentModel
import Synchronization

/// Collects turns that come by themselves until there is a good moment to show them.
final class TurnInbox: Sendable {
  private let turns = Mutex<[Turn]>([])

  init(_ stream: AsyncStream<Turn>) {
    Task { [weak self] in
      for await turn in stream { self?.turns.withLock { $0.append(turn) } }
    }
  }

  /// Removes and returns all turns that were collected.
  func takeAll() -> [Turn] {
    turns.withLock { turns in
      defer { turns = [] }
      return turns
    }
  }
}
