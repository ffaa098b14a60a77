// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Devices made by a test, which only root may do, and not everywhere.
enum DeviceMaking {
  static let isAllowed: Bool = {
    guard let household = try? Household() else { return false }
    return makeNull(at: household.path("null"))
  }()

  /// Makes another null device.
  static func makeNull(at path: String) -> Bool {
    let (major, minor): (dev_t, dev_t) = (1, 3)
    return mknod(path, S_IFCHR | 0o666, major << 8 | minor) == 0
  }
}
