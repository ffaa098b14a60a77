// SPDX-License-Identifier: Apache-2.0

import Synchronization

/// Whether an app has donated what it is doing itself, so that nobody need do it for it.
final class DonationNotice: Sendable {
  @TaskLocal static var current: DonationNotice?

  private let isGiven = Mutex(false)

  func give() { isGiven.withLock { $0 = true } }

  var hasDonated: Bool { isGiven.withLock { $0 } }
}
