// SPDX-License-Identifier: Apache-2.0

import Foundation
import GRDB
import SampleData

/// The app's data: the menu and the orders.
struct Kitchen: Sendable {
  let door: DataDoor

  /// - Parameters:
  ///   - patience: how long to wait for another process that holds the file, in seconds.
  ///   - adjust: the last word on the connection, for tests that bring trouble about.
  init(
    container: URL, patience: TimeInterval = 5, adjust: (inout Configuration) -> Void = { _ in }
  ) {
    door = DataDoor(container: container, name: "SoupChef", patience: patience, adjust: adjust) {
      KitchenSchema.schema
    }
  }
}
