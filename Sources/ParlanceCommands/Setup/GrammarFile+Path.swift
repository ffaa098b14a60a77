// SPDX-License-Identifier: Apache-2.0

import AppFiles
import AssistantStore
import Foundation
import IntentModel
import Terminal
import Voice

extension GrammarFile {
  /// Reads a grammar from the disk.
  static func read(path: String, _ wording: () -> Wording) throws -> Reading<Grammar> {
    do {
      let data = try Data(contentsOf: URL(filePath: path), options: .mappedIfSafe)
      return read(data, file: path)
    } catch let error as CocoaError {
      throw ProgramFailure.unreadable(path: path, reason: error.reason, wording: wording())
    }
  }
}
