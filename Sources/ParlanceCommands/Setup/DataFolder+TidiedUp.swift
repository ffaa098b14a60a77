// SPDX-License-Identifier: Apache-2.0

import AssistantStore
import Terminal

extension DataFolder {
  /// A new folder for one run, which is also removed if a signal ends the process.
  ///
  /// - Throws: `DataFolderFailure.unreachable`.
  static func tidiedUp(
    environment: [String: String] = [:]
  ) throws(DataFolderFailure) -> DataFolder {
    try Termination.prepare(
      making: { () throws(DataFolderFailure) -> DataFolder in
        try ephemeral(environment: environment)
      }, tidying: { $0.remove() })
  }
}
