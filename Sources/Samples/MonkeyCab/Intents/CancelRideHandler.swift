// SPDX-License-Identifier: Apache-2.0

import Foundation
import Intents

/// Cancels the ride that is booked.
final class CancelRideHandler: NSObject, INCancelRideIntentHandling {
  private let stand: Stand

  init(_ stand: Stand) { self.stand = stand }

  func confirm(cancelRide intent: INCancelRideIntent) async -> INCancelRideIntentResponse {
    await answer(.ready) { try await stand.depot.cancellationFee(at: stand.now) }
  }

  func handle(cancelRide intent: INCancelRideIntent) async -> INCancelRideIntentResponse {
    await answer(.success) {
      try await stand.depot.cancel(request: stand.id(of: intent), at: stand.now)
    }
  }

  /// - Parameter fee: cancels the ride or only looks, and returns the fee in cents.
  private func answer(
    _ code: INCancelRideIntentResponseCode, _ fee: () async throws -> Int
  ) async -> INCancelRideIntentResponse {
    await stand.serve(refusing: INCancelRideIntentResponse.init) { phrasing in
      let response = INCancelRideIntentResponse(code: code, userActivity: nil)
      let cents = try await fee()
      response.cancellationFee = cents > 0 ? phrasing.money(cents) : nil
      return response
    }
  }
}

extension INCancelRideIntentResponse {
  /// A refusal: SiriKit has one code for all problems.
  fileprivate convenience init(_ problem: RideProblem?) {
    self.init(code: .failure, userActivity: nil)
  }
}
