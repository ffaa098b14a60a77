// SPDX-License-Identifier: Apache-2.0

import Synchronization

/// Notes whether an app has donated the current request itself. If it has, the assistant doesn't
/// donate the request for it.
final class DonationNotice: Sendable {
  @TaskLocal static var current: DonationNotice?

  private let isGiven = Mutex(false)

  func give() { isGiven.withLock { $0 = true } }

  var hasDonated: Bool { isGiven.withLock { $0 } }
}
