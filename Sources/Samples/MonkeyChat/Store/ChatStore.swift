// SPDX-License-Identifier: Apache-2.0

import Foundation
import GRDB
import IntentModel
import Intents
import SampleData

/// The app's data: contacts, groups, messages and calls.
struct ChatStore: Sendable {
  let door: DataDoor

  init(container: URL) {
    door = DataDoor(container: container, name: "MonkeyChat") { ChatSchema.schema(in: .current) }
  }
}
