// SPDX-License-Identifier: Apache-2.0

public import Foundation
import IntentModel
public import Intents

extension ExtensionApp {
  /// MonkeyCab: books rides, tells where they are, and cancels them.
  ///
  /// - Parameters:
  ///   - timeZone: where times are said and told; nil for the zone of the machine, which `TZ`
  ///     overrides.
  ///   - clock: measures the wait for the next phase of a ride.
  public static func monkeyCab(
    timeZone: TimeZone? = nil, clock: any Clock<Duration> = ContinuousClock()
  ) -> ExtensionApp {
    ExtensionApp(
      id: "MonkeyCab", intents: RideIntents.kinds,
      start: {
        RideIntents(Stand(depot: Depot(container: $0), timeZone: timeZone, clock: clock))
      })
  }
}
