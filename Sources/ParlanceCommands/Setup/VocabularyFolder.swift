// SPDX-License-Identifier: Apache-2.0

import AppFiles
import Foundation
import IntentModel
import Vocabulary

/// Finds the folder with the words of the apps and of the assistant.
enum VocabularyFolder {
  /// The option's folder, else `$PARLANCE_VOCABULARY`, else the one beside the program, else the
  /// package's.
  static func located(
    option: String?, environment: [String: String]
  ) throws(ProgramFailure) -> URL {
    if let path = option ?? environment["PARLANCE_VOCABULARY"], !path.isEmpty {
      return try folder(at: [URL(filePath: path, directoryHint: .isDirectory)])
    }
    let program = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
      .deletingLastPathComponent()
    let beside = program.appending(path: "Vocabulary", directoryHint: .isDirectory)
    return try folder(at: [beside] + (VocabularyResources.folder.map { [$0] } ?? []))
  }

  private static func folder(at places: [URL]) throws(ProgramFailure) -> URL {
    let found = places.first {
      FileManager.default.fileExists(atPath: $0.appending(path: "System").path)
    }
    guard let found else { throw .noVocabulary(searched: places.map(\.path)) }
    return found
  }
}

extension SystemFolder {
  /// The folder of the assistant's own words, as the options place it.
  static func located(_ options: CommonOptions) throws -> SystemFolder {
    let vocabulary = try VocabularyFolder.located(
      option: options.vocabulary, environment: ProcessInfo.processInfo.environment)
    return SystemFolder(vocabulary.appending(path: "System"))
  }

  /// The assistant's own texts in the language of the options, for a command that needs no app.
  static func wording(_ options: CommonOptions) throws -> Wording {
    let locale = options.locale ?? Workspace.locale(in: ProcessInfo.processInfo.environment)
    return try located(options).load(locale: locale, templates: false).wording
  }
}
