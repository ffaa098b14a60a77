// SPDX-License-Identifier: Apache-2.0

import Synchronization

/// Lets the completion form of a handler's method call its async form.
///
/// The default implementations of the handling protocols use it, so an app implements only one
/// form.
public func relay<Answer>(
  to completion: @escaping @Sendable (Answer) -> Void, _ work: @escaping () async -> Answer
) {
  let call = Unchecked((completion, work))
  Errands.leave { call.value.0(await call.value.1()) }
}

/// Does the same for a method that offers values. If its async form isn't implemented, the older
/// method that gives a plain list is called.
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

/// Waits for the first call of a handler's completion and returns its value.
func answer<Answer>(_ call: (@escaping @Sendable (Answer) -> Void) -> Void) async -> Answer {
  let once = Once<Unchecked<Answer>>()
  await Errands.doing { call { once.give(Unchecked($0)) } }
  return await once.value().value
}

/// The work that a handler's method leaves behind when it returns: its async form.
///
/// The work runs in the task of the call, not in a task of its own. So a trap in it is known to be
/// the app's, and it is cancelled when nobody waits for it any more.
private final class Errands: Sendable {
  @TaskLocal private static var current: Errands?

  /// Nil once no more work is accepted.
  private let left = Mutex<[@Sendable () async -> Void]?>([])

  /// Makes a call, then runs the work that the call has left.
  static func doing(_ call: () -> Void) async {
    let errands = Errands()
    $current.withValue(errands, operation: call)
    for errand in errands.takeAll() { await errand() }
  }

  /// Leaves work for the current call to run. Outside of a call, the work begins at once in a task
  /// of its own, because the method's caller may wait for it.
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
