// SPDX-License-Identifier: Apache-2.0

import Foundation
import Intents
import Synchronization

/// Tells the state of the ride.
final class GetRideStatusHandler: NSObject, INGetRideStatusIntentHandling {
  private let stand: Stand
  private let watch = Mutex<Task<Void, any Error>?>(nil)

  init(_ stand: Stand) { self.stand = stand }

  func handle(intent: INGetRideStatusIntent) async -> INGetRideStatusIntentResponse {
    await stand.status(at: stand.now) { try await $0.current(at: $1) }
  }

  /// Sends each new phase of the ride when it begins, until the ride is over or cancelled.
  func startSendingUpdates(
    for intent: INGetRideStatusIntent, to observer: any INGetRideStatusIntentResponseObserver
  ) {
    // Safe: only this task calls the observer.
    nonisolated(unsafe) let observer = observer
    let watch = Task { [stand] in
      defer {
        observer.didUpdate(
          getRideStatus: INGetRideStatusIntentResponse(code: .success, userActivity: nil))
      }
      var now = stand.now
      guard let booked = try await stand.depot.current(at: now) else { return }
      for change in booked.changes(after: now) {
        try await stand.clock.sleep(for: .seconds(change.timeIntervalSince(now)))
        now = change
        let ride = try await stand.depot.ride(number: booked.number)
        guard let ride, ride.cancelledAt == nil else { return }
        observer.didUpdate(getRideStatus: await stand.status(at: now) { _, _ in ride })
      }
    }
    self.watch.withLock { former in
      former?.cancel()
      former = watch
    }
  }

  func stopSendingUpdates(for intent: INGetRideStatusIntent) {
    watch.withLock { $0?.cancel() }
  }
}

extension Stand {
  /// The state of a ride.
  fileprivate func status(
    at now: Date, of find: (Depot, Date) async throws -> Ride?
  ) async -> INGetRideStatusIntentResponse {
    await serve(refusing: INGetRideStatusIntentResponse.init) { phrasing in
      let response = INGetRideStatusIntentResponse(code: .success, userActivity: nil)
      response.rideStatus = try await find(depot, now).map { phrasing.status($0, at: now) }
      return response
    }
  }
}

extension GetRideStatusHandler: INUIHostedSnippetProviding {
  /// Shows the driver who is coming, as long as one is to come.
  func configureSnippet(
    for parameters: Set<INParameter>, of interaction: INInteraction,
    interactiveBehavior: INUIInteractiveBehavior, context: INUIHostedViewContext
  ) async -> INUISnippet? {
    let response = interaction.intentResponse as? INGetRideStatusIntentResponse
    guard let status = response?.rideStatus, [.received, .confirmed].contains(status.phase),
      let number = status.rideIdentifier.flatMap(Int.init),
      let ride = try? await stand.depot.ride(number: number)
    else { return nil }
    return stand.phrasing.card(ride)
  }
}

extension INGetRideStatusIntentResponse {
  /// A refusal: SiriKit has one code for all problems.
  fileprivate convenience init(_ problem: RideProblem?) {
    self.init(code: .failure, userActivity: nil)
  }
}
