// SPDX-License-Identifier: Apache-2.0

public import Foundation
import IntentModel
public import Intents

/// The work the app does when it is opened.
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

extension ExtensionApp {
  /// MonkeyPics: finds photos by album, people, keyword, place and day, and plays them.
  ///
  /// - Parameter timeZone: where a day begins and ends; nil for the zone of the machine, which `TZ` overrides.
  public static func monkeyPics(timeZone: TimeZone? = nil) -> ExtensionApp {
    ExtensionApp(
      id: "MonkeyPics", intents: PicsIntents.kinds,
      opened: { try PicsLaunch(container: $0).teach() },
      start: { PicsIntents(Curator(library: PhotoLibrary(container: $0), timeZone: timeZone)) })
  }
}
