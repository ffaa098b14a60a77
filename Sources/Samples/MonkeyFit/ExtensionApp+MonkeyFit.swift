// SPDX-License-Identifier: Apache-2.0

public import Foundation
import IntentModel
public import Intents

extension ExtensionApp {
  /// MonkeyFit: starts, pauses, resumes, ends and cancels workouts, and keeps a logbook of them.
  ///
  /// - Parameter timeZone: where the times on the cards are told; nil for the zone of the machine,
  ///   which `TZ` overrides.
  public static func monkeyFit(timeZone: TimeZone? = nil) -> ExtensionApp {
    ExtensionApp(
      id: "MonkeyFit", intents: FitIntents.kinds,
      opened: { try FitLaunch(container: $0).teach() },
      start: { FitIntents(Trainer(logbook: Logbook(container: $0), timeZone: timeZone)) })
  }
}

/// The work the app does when it is opened.
struct FitLaunch: Sendable {
  let container: URL

  /// Tells the assistant the names of the user's own workouts, the most important first.
  func teach() throws {
    let names = try Logbook(container: container).ownNames()
    INVocabulary.shared().setVocabularyStrings(NSOrderedSet(array: names), of: .workoutActivityName)
  }
}
