// SPDX-License-Identifier: Apache-2.0

import AppFiles
import AppleFormats
import AssistantStore
import Foundation
import IntentModel
import Terminal
import Voice

extension GrammarFile {
  /// Reads a grammar from the disk. A grammar that is too large is reported, and none of it is
  /// read.
  static func read(path: String, _ wording: () -> Wording) throws -> Reading<Grammar> {
    do {
      guard let data = try BoundedFile.contents(of: path, atMost: SourceText.maximumSize) else {
        return tooLarge(path)
      }
      return read(data, file: path)
    } catch let error as CocoaError {
      throw ProgramFailure.unreadable(path: path, reason: error.reason, wording: wording())
    }
  }
}
