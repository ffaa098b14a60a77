// SPDX-License-Identifier: Apache-2.0

public import Foundation
import IntentModel
public import Intents

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
