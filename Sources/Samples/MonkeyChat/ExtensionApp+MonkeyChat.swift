// SPDX-License-Identifier: Apache-2.0

public import Foundation
import IntentModel
public import Intents

extension ExtensionApp {
  /// MonkeyChat: sends and finds messages, calls people, and keeps the history of both.
  ///
  /// - Parameter timeZone: where a day begins for "yesterday's messages"; nil for the zone of the machine, which `TZ` overrides.
  public static func monkeyChat(timeZone: TimeZone? = nil) -> ExtensionApp {
    ExtensionApp(
      id: "MonkeyChat", intents: ChatIntents.kinds,
      opened: { try ChatLaunch(container: $0).teach() },
      start: { ChatIntents(Desk(store: ChatStore(container: $0), timeZone: timeZone)) })
  }
}
