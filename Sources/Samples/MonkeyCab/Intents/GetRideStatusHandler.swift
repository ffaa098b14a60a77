// SPDX-License-Identifier: Apache-2.0

import Foundation
import Intents

/// Tells how the ride stands.
final class GetRideStatusHandler: NSObject, INGetRideStatusIntentHandling {
  private let stand: Stand

  init(_ stand: Stand) { self.stand = stand }

  func handle(intent: INGetRideStatusIntent) async -> INGetRideStatusIntentResponse {
    await stand.serve(refusing: INGetRideStatusIntentResponse.init) { phrasing in
      let response = INGetRideStatusIntentResponse(code: .success, userActivity: nil)
      response.rideStatus = try await stand.depot.current(at: stand.now).map {
        phrasing.status($0, at: stand.now)
      }
      return response
    }
  }

  /// Tells how the ride stands now: the phases follow from the time alone, so nothing else is ever
  /// news.
  func startSendingUpdates(
    for intent: INGetRideStatusIntent, to observer: any INGetRideStatusIntentResponseObserver
  ) {
    // Called once, after this method has given it away.
    nonisolated(unsafe) let observer = observer
    handle(intent: intent) { observer.didUpdate(getRideStatus: $0) }
  }

  func stopSendingUpdates(for intent: INGetRideStatusIntent) {}
}

extension GetRideStatusHandler: INUIHostedSnippetProviding {
  /// Who comes, while somebody is to come.
  func configureSnippet(
    for parameters: Set<INParameter>, of interaction: INInteraction,
    interactiveBehavior: INUIInteractiveBehavior, context: INUIHostedViewContext
  ) async -> INUISnippet? {
    guard interaction.intentHandlingStatus == .success,
      let ride = try? await stand.depot.current(at: stand.now),
      [.received, .confirmed].contains(ride.phase(at: stand.now))
    else { return nil }
    return stand.phrasing.card(ride)
  }
}

extension INGetRideStatusIntentResponse {
  /// The answer that refuses: SiriKit has one code for every problem.
  fileprivate convenience init(_ problem: RideProblem?) {
    self.init(code: .failure, userActivity: nil)
  }
}
