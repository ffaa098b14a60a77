// SPDX-License-Identifier: Apache-2.0

import IntentModel

extension ExtensionCall {
  /// The most updates that wait to be told. When more arrive, only the newest are kept.
  private static let maximumWaiting = 8

  /// The updates that the handler sends, such as a ride's progress. They end when the handler has
  /// no more or nobody listens any more. Nil if the handler sends no updates.
  func updates() -> AsyncStream<Response>? {
    guard let observe = shape.observe else { return nil }
    let (news, teller) = AsyncStream.makeStream(
      of: Unchecked<INIntentResponse>.self, bufferingPolicy: .bufferingNewest(Self.maximumWaiting))
    let stop = observe(intent, handler) { reply in
      if let reply { teller.yield(Unchecked(reply)) } else { teller.finish() }
    }
    guard let stop else { return nil }
    let stopping = Unchecked(stop)
    return AsyncStream(bufferingPolicy: .bufferingNewest(Self.maximumWaiting)) { told in
      let telling = Task {
        for await reply in news {
          told.yield(await response(to: reply.value, isConfirmation: false))
        }
        told.finish()
      }
      told.onTermination = { _ in
        telling.cancel()
        stopping.value()
      }
    }
  }
}
