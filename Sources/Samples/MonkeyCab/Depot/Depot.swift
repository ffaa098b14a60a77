// SPDX-License-Identifier: Apache-2.0

import Foundation
import GRDB
import SampleData

/// The app's data: what the service has and the rides.
struct Depot: Sendable {
  let door: DataDoor

  init(container: URL) {
    door = DataDoor(container: container, name: "MonkeyCab") { DepotSchema.schema }
  }
}
