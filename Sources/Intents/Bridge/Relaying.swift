// SPDX-License-Identifier: Apache-2.0

import Synchronization

/// Lets the completion form of a handler's method call its async form.
///
/// The default implementations of the handling protocols are made of it: an app implements either.
public func relay<Answer>(
  to completion: @escaping @Sendable (Answer) -> Void, _ work: @escaping () async -> Answer
) {
  let call = Unchecked((completion, work))
  Errands.leave { call.value.0(await call.value.1()) }
}

/// The same for a method that offers values: where its async form isn't implemented, the older method
/// that gives a plain list is asked.
public func relay<Held>(
  offering completion: @escaping @Sendable (INObjectCollection<Held>?, (any Error)?) -> Void,
  _ work: @escaping () async throws -> INObjectCollection<Held>,
  orElse list: @escaping (@escaping @Sendable ([Held]?, (any Error)?) -> Void) -> Void
) {
  let call = Unchecked((completion, work, list))
  Errands.leave {
    let (completion, work, list) = call.value
    do {
      completion(try await work(), nil)
    } catch is OptionsNotProvided {
      let (items, error) = await answer { given in list { given(($0, $1)) } }
      completion(items.map(INObjectCollection.init(items:)), error)
    } catch {
      completion(nil, error)
    }
  }
}

/// Waits for what a handler's completion is called with, the first time it is called.
func answer<Answer>(_ call: (@escaping @Sendable (Answer) -> Void) -> Void) async -> Answer {
  let once = Once<Unchecked<Answer>>()
  await Errands.doing { call { once.give(Unchecked($0)) } }
  return await once.value().value
}

/// What a handler's method leaves to be done when it returns: its async form.
///
/// It is done in the task of the call, not in one of its own. So a trap in it is known to be the app's, and it is
/// told when nobody waits for it any more.
private final class Errands: Sendable {
  @TaskLocal private static var current: Errands?

  /// Nil when no more are taken.
  private let left = Mutex<[@Sendable () async -> Void]?>([])

  /// Makes a call, then does what it has left.
  static func doing(_ call: () -> Void) async {
    let errands = Errands()
    $current.withValue(errands, operation: call)
    for errand in errands.takeAll() { await errand() }
  }

  /// Leaves work to the call that is being made. Outside of one it begins at once, in a task of its own: whoever has
  /// called the method may wait for it.
  static func leave(_ errand: @escaping @Sendable () async -> Void) {
    if current?.take(errand) != true { Task { await errand() } }
  }

  private func take(_ errand: @escaping @Sendable () async -> Void) -> Bool {
    left.withLock { left in
      left?.append(errand)
      return left != nil
    }
  }

  private func takeAll() -> [@Sendable () async -> Void] {
    left.withLock { left in
      defer { left = nil }
      return left ?? []
    }
  }
}
