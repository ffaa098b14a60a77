// SPDX-License-Identifier: Apache-2.0

import Foundation
import Intents

/// What the app itself does when it is opened.
struct MonkeyPicsLaunch: Sendable {
  /// The user's own names, by kind, the most important first.
  func vocabulary(in container: URL) throws -> [(INVocabularyStringType, [String])] {
    let library = PhotoLibrary(container: container)
    return [
      (.photoAlbumName, try library.albumNames()), (.contactName, try library.personNames()),
      (.photoTag, try library.keywords()),
    ]
  }
}
