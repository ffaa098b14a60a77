// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import IntentModel
import Intents

/// MonkeyChat: sends and finds messages, calls people, and keeps the history of both.
public struct MonkeyChatApp: AppCode {
  private let app: ExtensionApp

  /// - Parameter timeZone: where a day begins for "yesterday's messages"; nil for the zone of the
  ///   machine, which `TZ` overrides.
  public init(timeZone: TimeZone? = nil) {
    app = ExtensionApp(
      id: "MonkeyChat", intents: ChatIntents.kinds,
      opened: { container in
        for (kind, names) in try MonkeyChatLaunch().vocabulary(in: container) {
          INVocabulary.shared().setVocabularyStrings(NSOrderedSet(array: names), of: kind)
        }
      },
      start: { container in
        ChatIntents(Desk(store: ChatStore(container: container), timeZone: timeZone))
      })
  }

  public var id: AppID { app.id }
  public var intents: [IntentDescription] { app.intents }
  public func open(container: URL) throws -> [VocabularyKind: [String]] {
    try app.open(container: container)
  }

  public func handler(container: URL) -> any IntentHandler { app.handler(container: container) }
}
