// SPDX-License-Identifier: Apache-2.0

import Assistant
import IntentModel
import Synchronization

/// The exchanges between the assistant and its apps, in order.
final class CallLog: Sendable {
  /// Something that goes wrong once, when an app is next asked something.
  enum Accident {
    /// The app never answers.
    case silence
    /// The device is locked.
    case lock
  }

  private struct State {
    var calls: [AppCall] = []
    var accident: Accident?
    weak var session: Session?
  }

  private let state = Mutex(State())

  /// The current conversation.
  var session: Session? {
    get { state.withLock { $0.session } }
    set { state.withLock { $0.session = newValue } }
  }

  func note(_ kind: AppCall.Kind, _ request: StructuredIntent, _ context: RequestContext) {
    state.withLock {
      $0.calls.append(AppCall(kind: kind, request: request, id: context.requestID))
    }
  }

  /// Returns the calls since the last time it was asked.
  func takeCalls() -> [AppCall] {
    state.withLock { state in
      defer { state.calls = [] }
      return state.calls
    }
  }

  func prepare(_ accident: Accident?) { state.withLock { $0.accident = accident } }

  func takeAccident() -> Accident? { state.withLock { $0.accident.take() } }
}
