// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import IntentModel
import MonkeyCab
import MonkeyChat
import MonkeyFit
import MonkeyPay
import MonkeyPics
import SoupChef

/// The apps that come with the program.
public enum ShippedApps {
  /// In the order in which they are named.
  ///
  /// - Parameter timeZone: where the apps tell the time; nil for the zone of the machine, which `TZ`
  ///   overrides.
  public static func all(timeZone: TimeZone? = nil) -> [any AppCode] {
    [
      SoupChefApp(timeZone: timeZone), MonkeyChatApp(timeZone: timeZone),
      MonkeyFitApp(timeZone: timeZone), MonkeyCabApp(timeZone: timeZone),
      MonkeyPayApp(timeZone: timeZone), MonkeyPicsApp(timeZone: timeZone),
    ]
  }
}
