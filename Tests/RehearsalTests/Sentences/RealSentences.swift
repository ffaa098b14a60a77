// SPDX-License-Identifier: Apache-2.0

import Foundation
import Rehearsal

/// Home Assistant's own repository, which lies beside the project where its authors work.
enum RealSentences {
  static let folder = HomeAssistantFolder(
    URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../../shared/data/ha-intents"))
}
