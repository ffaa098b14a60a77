// SPDX-License-Identifier: Apache-2.0

import Foundation
import IntentModel
import Intents

/// Books rides.
final class RequestRideHandler: NSObject, INRequestRideIntentHandling {
  private let stand: Stand

  init(_ stand: Stand) { self.stand = stand }

  // MARK: Agreeing

  func resolvePickupLocation(for intent: INRequestRideIntent) async -> INPlacemarkResolutionResult {
    guard let heard = intent.pickupLocation else { return await stand.agreeToHere() }
    return await stand.agree(to: heard)
  }

  func resolveDropOffLocation(
    for intent: INRequestRideIntent
  ) async -> INPlacemarkResolutionResult {
    guard let heard = intent.dropOffLocation else { return .needsValue() }
    return await stand.agree { (town, phrasing) throws(RideProblem) in
      let place = try phrasing.place(heard, in: town)
      if let pickup = intent.pickupLocation, try phrasing.place(pickup, in: town) == place {
        throw .alreadyThere
      }
      return .success(with: phrasing.placemark(place))
    }
  }

  /// Chooses no kind if none is said: the cheapest that fits is taken when the ride is booked.
  func resolveRideOptionName(
    for intent: INRequestRideIntent
  ) async -> INSpeakableStringResolutionResult {
    guard let heard = intent.rideOptionName else { return .notRequired() }
    return await stand.agree { (town, phrasing) throws(RideProblem) in
      let kinds = phrasing.kinds(heard, in: town)
      guard let kind = kinds.first else { throw .unknownKind(heard.spokenPhrase) }
      return kinds.count == 1
        ? .success(with: phrasing.speakable(kind))
        : .disambiguation(with: kinds.map(phrasing.speakable))
    }
  }

  func resolvePartySize(for intent: INRequestRideIntent) async -> INIntegerResolutionResult {
    guard let party = intent.partySize else { return .notRequired() }
    return await stand.agree { (town, phrasing) throws(RideProblem) in
      guard party >= 1 else { throw .tooFewPeople }
      let kind = intent.rideOptionName.flatMap { phrasing.kinds($0, in: town).first }
      let most = kind?.seats ?? town.mostSeats
      guard party <= most else { throw .tooManyPeople(most: most, kind: kind?.id) }
      return .success(with: party)
    }
  }

  /// Accepts a time too far ahead. That is reported when the whole ride is known, since the app
  /// itself can book it.
  func resolveScheduledPickupTime(
    for intent: INRequestRideIntent
  ) async -> INDateComponentsRangeResolutionResult {
    guard let time = PickupTime(intent.scheduledPickupTime) else { return .notRequired() }
    guard !time.isVague else {
      return .unsupported(saying: stand.phrasing.reason(.noTimeOfDay))
    }
    guard let date = time.date(after: stand.now, timeZone: stand.timeZone), date >= stand.now
    else { return .unsupported(saying: stand.phrasing.reason(.inThePast)) }
    return .unanswered()
  }

  // MARK: Acting

  func confirm(intent: INRequestRideIntent) async -> INRequestRideIntentResponse {
    await stand.serve(refusing: INRequestRideIntentResponse.init) { phrasing in
      let response = INRequestRideIntentResponse(code: .ready, userActivity: nil)
      response.rideStatus = phrasing.status(try await stand.plan(intent))
      return response
    }
  }

  func handle(intent: INRequestRideIntent) async -> INRequestRideIntentResponse {
    await stand.serve(refusing: INRequestRideIntentResponse.init) { phrasing in
      let ride = try await stand.depot.book(try await stand.request(intent))
      let response = INRequestRideIntentResponse(code: .success, userActivity: nil)
      response.rideStatus = phrasing.status(ride, at: stand.now)
      return response
    }
  }
}

extension RequestRideHandler: INUIHostedSnippetProviding {
  /// Shows the offer while it is confirmed, and the driver once it is booked.
  func configureSnippet(
    for parameters: Set<INParameter>, of interaction: INInteraction,
    interactiveBehavior: INUIInteractiveBehavior, context: INUIHostedViewContext
  ) async -> INUISnippet? {
    guard let intent = interaction.intent as? INRequestRideIntent else { return nil }
    if interaction.intentHandlingStatus == .success {
      return (try? await stand.depot.ride(for: stand.id(of: intent))).flatMap { $0 }
        .map(stand.phrasing.card)
    }
    return (try? await stand.plan(intent)).map(stand.phrasing.card)
  }
}

extension INRequestRideIntentResponse {
  /// A refusal, with SiriKit's code for the problem where there is one.
  fileprivate convenience init(_ problem: RideProblem?) {
    let code: INRequestRideIntentResponseCode =
      switch problem {
      case .outOfArea: .failureRequiringAppLaunchNoServiceInArea
      case .noDriver: .failureRequiringAppLaunchServiceTemporarilyUnavailable
      case .otherRide: .failureRequiringAppLaunchPreviousRideNeedsCompletion
      case .tooFarAhead: .failureRequiringAppLaunchRideScheduledTooFar
      default: .failure
      }
    self.init(code: code, userActivity: nil)
  }
}

/// The time of the pickup, as the user said it.
struct PickupTime {
  private let components: DateComponents

  /// Nil if no time was said.
  init?(_ heard: INDateComponentsRange?) {
    guard let components = heard?.startDateComponents ?? heard?.endDateComponents else {
      return nil
    }
    self.components = components
  }

  /// Whether only the day was said.
  var isVague: Bool { components.hour == nil }

  /// The moment; a time without a day is the next one.
  func date(after now: Date, timeZone: TimeZone?) -> Date? {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = timeZone ?? .current
    guard components.day == nil else { return calendar.date(from: components) }
    return calendar.nextDate(after: now, matching: components, matchingPolicy: .nextTime)
  }
}
