// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import IntentModel
import Intents

/// MonkeyFit: starts, pauses, resumes, ends and cancels workouts, and keeps a logbook of them.
public struct MonkeyFitApp: AppCode {
  private let app: ExtensionApp

  /// - Parameter timeZone: where the times on the cards are told; nil for the zone of the machine,
  ///   which `TZ` overrides.
  public init(timeZone: TimeZone? = nil) {
    app = ExtensionApp(
      id: "MonkeyFit", intents: FitIntents.kinds,
      opened: { container in
        for (kind, names) in try MonkeyFitLaunch().vocabulary(in: container) {
          INVocabulary.shared().setVocabularyStrings(NSOrderedSet(array: names), of: kind)
        }
      },
      start: { container in
        FitIntents(Trainer(logbook: Logbook(container: container), timeZone: timeZone))
      })
  }

  public var id: AppID { app.id }
  public var intents: [IntentDescription] { app.intents }
  public func open(container: URL) throws -> [VocabularyKind: [String]] {
    try app.open(container: container)
  }

  public func handler(container: URL) -> any IntentHandler { app.handler(container: container) }
}
