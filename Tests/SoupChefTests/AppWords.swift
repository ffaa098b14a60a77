// SPDX-License-Identifier: Apache-2.0

import AppFiles
import Foundation
import IntentModel
import Testing

/// The app's own words, read from its files as they are in the repository.
enum AppWords {
  static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Vocabulary/SoupChef")

  /// The app as its files describe it.
  static let app = AppFolder(folder).load(locale: "en")

  static func wording() throws -> Wording { app.wording }

  static func propertyList(_ path: String) throws -> Any {
    let data = try Data(contentsOf: folder.appending(path: path))
    return try PropertyListSerialization.propertyList(from: data, format: nil)
  }
}
