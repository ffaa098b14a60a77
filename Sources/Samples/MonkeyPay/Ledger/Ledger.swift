// SPDX-License-Identifier: Apache-2.0

import Foundation
import GRDB
import IntentModel
import Intents
import SampleData

/// The app's data: the money, who gets it and what was paid.
struct Ledger: Sendable {
  let door: DataDoor

  init(container: URL) {
    door = DataDoor(container: container, name: "MonkeyPay") { LedgerSchema.schema(in: .current) }
  }
}
