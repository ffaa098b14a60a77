// SPDX-License-Identifier: Apache-2.0

import Dialog
import IntentModel

/// The actions that went on in the background, and what came of them until it is told.
struct SlowActions {
  /// An action, and the turn it began in.
  struct Action {
    var call: HandlerCall
    var work: HandledWork
    var number: Int
    var heard: String
  }

  /// How many go on.
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

  /// What came first of all that can be told now: an app's question waits until nothing else is asked.
  mutating func take(
    withQuestions takesQuestions: Bool
  ) -> (event: HandlerEvent, action: Action)? {
    let place = arrivals.firstIndex { arrival in
      if case .asked = arrival.event { takesQuestions } else { true }
    }
    return place.map { arrivals.remove(at: $0) }
  }

  /// Has somebody go on when the next one comes.
  mutating func wake(_ waiter: CheckedContinuation<Void, Never>) { waiters.append(waiter) }
}
