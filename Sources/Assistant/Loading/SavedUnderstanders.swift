// SPDX-License-Identifier: Apache-2.0

import AppFiles
import Foundation
import IntentModel

/// The understanders that were compiled at an earlier start, from exactly the same files.
struct SavedUnderstanders {
  private let folder: IndexFolder
  private let stamp: IndexStamp

  /// Nil when nothing is kept, or when a folder can't be listed.
  init?(_ loader: InstallationLoader, locale: String) {
    guard let folder = loader.indexes else { return nil }
    var files: [String] = []
    // An app may be named by one of its files; its folder is the one that holds the file.
    let own = loader.apps.compactMap(\.files)
    for place in [loader.vocabulary] + own + loader.folders.map({ AppFolder($0).url }) {
      guard let below = FolderFiles.paths(below: place.path) else { return nil }
      files += below
    }
    let words =
      [locale] + loader.folders.map(\.path) + loader.apps.map(\.id.rawValue)
      + Self.words(of: loader.userVocabulary)
    self.folder = folder
    stamp = IndexStamp(files: files, words: words)
  }

  func read() -> Understanders? {
    guard let apps = folder.understander(of: stamp.part("apps")),
      let requests = folder.understander(of: stamp.part("requests"))
    else { return nil }
    return Understanders(apps: apps, requests: requests)
  }

  func keep(_ understanders: Understanders) {
    folder.keep(understanders.apps, of: stamp.part("apps"))
    folder.keep(understanders.requests, of: stamp.part("requests"))
  }

  /// The names of the user's lists; the user's own names in them are never kept here.
  private static func words(of vocabulary: [AppID: [String: [String]]]) -> [String] {
    vocabulary.flatMap { app, kinds in kinds.keys.map { "\(app).\($0)" } }.sorted()
  }
}
