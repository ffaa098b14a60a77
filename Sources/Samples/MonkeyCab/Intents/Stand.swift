// SPDX-License-Identifier: Apache-2.0

import Foundation
import IntentModel
import Intents
import SampleData

/// Where rides are booked: the depot, and the words for the riders.
struct Stand: Sendable {
  let depot: Depot

  /// Nil for the machine's own zone.
  let timeZone: TimeZone?

  /// Measures the wait for the next phase of a ride.
  var clock: any Clock<Duration> = ContinuousClock()

  /// The words and formats of the user who asks now.
  var phrasing: Phrasing { Phrasing(RequestContext.current, timeZone: timeZone) }

  var now: Date { RequestContext.current?.now ?? Date() }

  /// Agrees to a value given the service's state now; changes nothing.
  ///
  /// Problems with the value or with the data are reported in the user's words.
  func agree<Answer: INIntentResolutionResult>(
    _ check: (Town, Phrasing) throws(RideProblem) -> Answer
  ) async -> Answer {
    let phrasing = phrasing
    do {
      return try check(try await depot.town(), phrasing)
    } catch let problem as RideProblem {
      return .unsupported(saying: phrasing.reason(problem))
    } catch {
      return .failed(with: phrasing.failure(error))
    }
  }

  /// Does a piece of work that answers, and gives the reason in the user's words where it fails.
  ///
  /// - Parameter refusal: makes the answer for a problem, with SiriKit's code where there is one;
  ///   nil means trouble with the data.
  func serve<Answer: INIntentResponse>(
    refusing refusal: (RideProblem?) -> Answer, _ work: (Phrasing) async throws -> Answer
  ) async -> Answer {
    let phrasing = phrasing
    do {
      return try await work(phrasing)
    } catch let problem as RideProblem {
      let answer = refusal(problem)
      let code = answer.codeName == "failure" ? problem.code : answer.codeName
      answer.failure = HandlerError(code: code, say: phrasing.reason(problem))
      return answer
    } catch {
      let answer = refusal(nil)
      answer.failure = phrasing.failure(error)
      return answer
    }
  }
}

extension Stand {
  /// Agrees to a place that the service knows, whether or not it goes there.
  func agree(to heard: CLPlacemark) async -> INPlacemarkResolutionResult {
    await agree { (town, phrasing) throws(RideProblem) in
      .success(with: phrasing.placemark(try phrasing.place(heard, in: town)))
    }
  }

  /// Agrees that a ride begins where the user is.
  func agreeToHere() async -> INPlacemarkResolutionResult {
    await agree { (town, phrasing) throws(RideProblem) in
      guard let here = town.place(Place.here) else { throw .incomplete }
      return .success(with: phrasing.placemark(here))
    }
  }
}

extension Stand {
  /// The request's identifier: the same each time the same request comes in.
  func id(of intent: INIntent) -> UUID { intent.identifier.flatMap(UUID.init) ?? UUID() }

  func plan(_ intent: INRequestRideIntent) async throws -> RidePlan {
    try await depot.plan(try await request(intent))
  }

  /// The request of an intent, in the service's identifiers.
  func request(_ intent: INRequestRideIntent) async throws -> RideRequest {
    let (town, phrasing) = (try await depot.town(), phrasing)
    guard let heard = intent.dropOffLocation else { throw RideProblem.incomplete }
    let dropOff = try phrasing.place(heard, in: town)
    let pickup = try intent.pickupLocation.map { try phrasing.place($0, in: town).id }
    return RideRequest(
      id: id(of: intent), pickup: pickup ?? Place.here, dropOff: dropOff.id,
      kind: try intent.rideOptionName.map { try kind($0, in: town) }, party: intent.partySize,
      pickupTime: PickupTime(intent.scheduledPickupTime)?.date(after: now, timeZone: timeZone),
      paymentMethod: try intent.paymentMethod.map { try phrasing.paymentMethod($0, in: town).id },
      date: now)
  }

  private func kind(_ heard: INSpeakableString, in town: Town) throws -> String {
    let kinds = phrasing.kinds(heard, in: town)
    guard kinds.count == 1, let kind = kinds.first else {
      throw RideProblem.unknownKind(heard.spokenPhrase)
    }
    return kind.id
  }
}

/// The app's intents extension: finds the handler of each intent.
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
