// SPDX-License-Identifier: Apache-2.0

import Foundation
import Vocabulary

/// Where this program and what it measures lie.
enum Places {
  static let folder = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
    .deletingLastPathComponent()

  static var parlance: URL { folder.appending(path: "parlance") }

  static var vocabulary: URL? { VocabularyResources.folder }
}
