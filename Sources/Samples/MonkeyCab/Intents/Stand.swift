// SPDX-License-Identifier: Apache-2.0

import Foundation
import IntentModel
import Intents

/// Where rides are had: the depot, and what is said to the riders.
struct Stand: Sendable {
  let depot: Depot

  /// Nil for the machine's own.
  let timeZone: TimeZone?

  /// What the next phase of a ride is waited for with.
  var clock: any Clock<Duration> = ContinuousClock()

  /// The words and formats of whoever asks now.
  var phrasing: Phrasing { Phrasing(RequestContext.current, timeZone: timeZone) }

  var now: Date { RequestContext.current?.now ?? Date() }

  /// Agrees to a value given what the service has now; changes nothing.
  ///
  /// What is wrong with the value or with the data is told in the user's words.
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

  /// Does a piece of work that answers; what keeps it from being done is told in the user's words.
  ///
  /// - Parameter refusal: the answer for a problem, by SiriKit's code where it has one; nil is trouble
  ///   with the data.
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
  /// The same for one request however often it is asked.
  func id(of intent: INIntent) -> UUID { intent.identifier.flatMap(UUID.init) ?? UUID() }

  func plan(_ intent: INRequestRideIntent) async throws -> RidePlan {
    try await depot.plan(try await request(intent))
  }

  /// What an intent asks for, by what the service calls it.
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
