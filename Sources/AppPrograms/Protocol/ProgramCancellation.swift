// SPDX-License-Identifier: Apache-2.0

/// Tells an app that a request was cancelled: `{"call":3,"cancel":true}`.
struct ProgramCancellation: Encodable, Sendable {
  let call: Int
  private let cancel = true

  init(call: Int) { self.call = call }
}
