// SPDX-License-Identifier: Apache-2.0

/// Tells an app that nobody waits for a request any more: `{"call":3,"cancel":true}`.
struct ProgramCancellation: Encodable, Sendable {
  let call: Int
  private let cancel = true

  init(call: Int) { self.call = call }
}
