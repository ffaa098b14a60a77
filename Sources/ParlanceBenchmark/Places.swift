// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import Foundation
import Vocabulary

/// The paths of this program and of the things it measures.
enum Places {
  static let folder = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
    .deletingLastPathComponent()

  static var parlance: URL { folder.appending(path: "parlance") }

  static var vocabulary: URL? { VocabularyResources.folder }

  /// Returns the vocabulary's folder. If there is none, says what to do and ends the program.
  static func requiredVocabulary() throws -> URL {
    guard let vocabulary else {
      print("No vocabulary beside this program; build with: swift build -c release")
      throw ExitCode(2)
    }
    return vocabulary
  }
}
