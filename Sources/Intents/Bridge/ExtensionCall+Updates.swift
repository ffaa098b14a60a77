// SPDX-License-Identifier: Apache-2.0

import IntentModel

extension ExtensionCall {
  /// As many news wait to be told; of more, the latest count.
  private static let maximumWaiting = 8

  /// How what the handler was asked about goes on, until it is over or nobody listens; nil where it
  /// tells nothing of the kind.
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
