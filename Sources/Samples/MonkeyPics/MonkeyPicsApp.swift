// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import IntentModel
import Intents

/// MonkeyPics: finds photos by album, people, keyword, place and day, and plays them.
public struct MonkeyPicsApp: AppCode {
  private let app: ExtensionApp

  /// - Parameter timeZone: where a day begins and ends; nil for the zone of the machine, which `TZ`
  ///   overrides.
  public init(timeZone: TimeZone? = nil) {
    app = ExtensionApp(
      id: "MonkeyPics", intents: PicsIntents.kinds,
      opened: { container in
        for (kind, names) in try MonkeyPicsLaunch().vocabulary(in: container) {
          INVocabulary.shared().setVocabularyStrings(NSOrderedSet(array: names), of: kind)
        }
      },
      start: { container in
        PicsIntents(Curator(library: PhotoLibrary(container: container), timeZone: timeZone))
      })
  }

  public var id: AppID { app.id }
  public var intents: [IntentDescription] { app.intents }
  public func open(container: URL) throws -> [VocabularyKind: [String]] {
    try app.open(container: container)
  }

  public func handler(container: URL) -> any IntentHandler { app.handler(container: container) }
}
