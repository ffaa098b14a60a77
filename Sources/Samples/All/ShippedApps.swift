// SPDX-License-Identifier: Apache-2.0

import AppIntents
public import Foundation
public import IntentModel
import Intents
import Meditation
import MonkeyCab
import MonkeyChat
import MonkeyDo
import MonkeyFit
import MonkeyPay
import MonkeyPics
import SoupChef

/// The apps that come with the program.
public enum ShippedApps {
  /// The apps, in the order in which they are listed.
  ///
  /// - Parameter timeZone: where the apps tell the time; nil for the zone of the machine, which
  ///   `TZ` overrides.
  public static func all(timeZone: TimeZone? = nil) -> [any AppCode] {
    let apps: [ExtensionApp] = [
      .soupChef(timeZone: timeZone), .monkeyChat(timeZone: timeZone),
      .monkeyFit(timeZone: timeZone), .monkeyCab(timeZone: timeZone),
      .monkeyPay(timeZone: timeZone), .monkeyPics(timeZone: timeZone),
    ]
    return apps + [ShortcutsApp.meditation, .monkeyDo]
  }
}
