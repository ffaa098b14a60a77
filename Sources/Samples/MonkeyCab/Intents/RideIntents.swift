// SPDX-License-Identifier: Apache-2.0

import Intents

/// The app's intents extension: who handles what.
final class RideIntents: INExtension {
  static let kinds: [INIntent.Type] = [
    INRequestRideIntent.self, INListRideOptionsIntent.self, INGetRideStatusIntent.self,
    INCancelRideIntent.self,
  ]

  private let stand: Stand

  init(_ stand: Stand) { self.stand = stand }

  override func handler(for intent: INIntent) -> Any? {
    switch intent {
    case is INRequestRideIntent: RequestRideHandler(stand)
    case is INListRideOptionsIntent: ListRideOptionsHandler(stand)
    case is INGetRideStatusIntent: GetRideStatusHandler(stand)
    case is INCancelRideIntent: CancelRideHandler(stand)
    default: nil
    }
  }
}
