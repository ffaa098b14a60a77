// SPDX-License-Identifier: Apache-2.0

import Dialog
import IntentModel

/// The slow actions in the background, and their outcomes until these are told.
struct SlowActions {
  /// An action, and the turn it began in.
  struct Action {
    var call: HandlerCall
    var work: HandledWork
    var number: Int
    var heard: String
  }

  /// The number of actions that still run.
  private(set) var count = 0
  private var arrivals: [(event: HandlerEvent, action: Action)] = []
  private var waiters: [CheckedContinuation<Void, Never>] = []

  mutating func begin() { count += 1 }

  mutating func receive(_ event: HandlerEvent, of action: Action) {
    count -= 1
    arrivals.append((event, action))
    for waiter in waiters { waiter.resume() }
    waiters = []
  }

  /// Takes the first outcome that can be told now. An app's question waits until no other is open.
  mutating func take(
    withQuestions takesQuestions: Bool
  ) -> (event: HandlerEvent, action: Action)? {
    let place = arrivals.firstIndex { arrival in
      if case .asked = arrival.event { takesQuestions } else { true }
    }
    return place.map { arrivals.remove(at: $0) }
  }

  /// Resumes a waiter when the next outcome arrives.
  mutating func wake(_ waiter: CheckedContinuation<Void, Never>) { waiters.append(waiter) }
}
