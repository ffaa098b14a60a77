// SPDX-License-Identifier: Apache-2.0

/// Lets the completion form of a handler's method call its async form.
///
/// The default implementations of the handling protocols are made of it: an app implements either.
public func relay<Answer>(
  to completion: @escaping @Sendable (Answer) -> Void, _ work: @escaping () async -> Answer
) {
  let call = Unchecked((completion, work))
  Task { call.value.0(await call.value.1()) }
}

/// The same for a method that offers values: where its async form isn't implemented, the older method
/// that gives a plain list is asked.
public func relay<Held>(
  offering completion: @escaping @Sendable (INObjectCollection<Held>?, (any Error)?) -> Void,
  _ work: @escaping () async throws -> INObjectCollection<Held>,
  orElse list: @escaping (@escaping @Sendable ([Held]?, (any Error)?) -> Void) -> Void
) {
  let call = Unchecked((completion, work, list))
  Task {
    let (completion, work, list) = call.value
    do {
      completion(try await work(), nil)
    } catch is OptionsNotProvided {
      list { completion($0.map(INObjectCollection.init(items:)), $1) }
    } catch {
      completion(nil, error)
    }
  }
}

/// Waits for what a handler's completion is called with, the first time it is called.
func answer<Answer>(_ call: (@escaping @Sendable (Answer) -> Void) -> Void) async -> Answer {
  let box: Unchecked<Answer> = await withUnsafeContinuation { waiter in
    let once = Once(waiter)
    call { once.resume(Unchecked($0)) }
  }
  return box.value
}
