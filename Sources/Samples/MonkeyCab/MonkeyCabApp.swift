// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import IntentModel
import Intents

/// MonkeyCab: books rides, tells where they are, and cancels them.
public struct MonkeyCabApp: AppCode {
  private let app: ExtensionApp

  /// - Parameter timeZone: where times are said and told; nil for the zone of the machine, which `TZ`
  ///   overrides.
  public init(timeZone: TimeZone? = nil) {
    app = ExtensionApp(id: "MonkeyCab", intents: RideIntents.kinds) { container in
      RideIntents(Stand(depot: Depot(container: container), timeZone: timeZone))
    }
  }

  public var id: AppID { app.id }
  public var intents: [IntentDescription] { app.intents }
  public func handler(container: URL) -> any IntentHandler { app.handler(container: container) }
}
