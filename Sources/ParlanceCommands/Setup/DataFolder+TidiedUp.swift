// SPDX-License-Identifier: Apache-2.0

import AssistantStore
import Terminal

extension DataFolder {
  /// A fresh folder for one run, which is removed where a signal ends the process, too.
  ///
  /// - Throws: ``DataFolderFailure/unreachable(path:reason:)``.
  static func tidiedUp(
    environment: [String: String] = [:]
  ) throws(DataFolderFailure) -> DataFolder {
    try Termination.prepare(
      making: { () throws(DataFolderFailure) -> DataFolder in
        try ephemeral(environment: environment)
      }, tidying: { $0.remove() })
  }
}
