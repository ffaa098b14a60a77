// SPDX-License-Identifier: Apache-2.0

import Foundation
import Intents

/// What the app does when it is opened.
struct PicsLaunch: Sendable {
  let container: URL

  /// Tells the assistant the names in this user's photos, the most important first.
  func teach() throws {
    let library = PhotoLibrary(container: container)
    let vocabulary = INVocabulary.shared()
    vocabulary.setVocabularyStrings(
      NSOrderedSet(array: try library.albumNames()), of: .photoAlbumName)
    vocabulary.setVocabularyStrings(
      NSOrderedSet(array: try library.personNames()), of: .contactName)
    vocabulary.setVocabularyStrings(NSOrderedSet(array: try library.keywords()), of: .photoTag)
  }
}
