// SPDX-License-Identifier: Apache-2.0

import IntentModel

extension PigeonPost {
  private struct LoftOnFire: Error {}

  /// Nil accepts every value.
  static func resolve(
    _ parameter: ParameterID, of intent: StructuredIntent, on clock: any Clock<Duration>
  ) async throws -> [Resolution]? {
    switch (intent.intent, parameter) {
    case (_, "recipient"), (_, "guests"):
      let values = intent.values(of: parameter)
      return values.isEmpty ? nil : values.map(AddressBook.resolution)
    case ("RentPigeon", "colour"): return [.notRequired]
    case ("CallPigeon", "colour"):
      try await clock.sleep(for: thought)
      return nil
    default: return nil
    }
  }

  static func confirm(_ intent: StructuredIntent) async throws -> Response {
    guard intent.intent == "SellLoft" else { return Response(.ready) }
    return Response(.failure, code: "loftNotYours", say: "The loft is not yours to sell.")
  }

  static func handle(
    _ intent: StructuredIntent, on clock: any Clock<Duration>
  ) async throws -> Response {
    switch intent.intent {
    case "FeedPigeons":
      return Response(.failure, code: "noCorn", say: "There is no corn left. Buy some first.")
    case "ShowLetters":
      throw HandlerError(
        code: "notSignedIn", say: "You are not signed in. Sign in to Pigeon Post first.")
    case "CountPigeons": throw LoftOnFire()
    case "ReadLetter":
      return Response(.continueInApp(UserActivity(type: "com.example.parlance.reading")))
    case "FindPigeon":
      let isEndless = intent["duration"] != nil
      try await clock.sleep(for: isEndless ? .seconds(1_000_000) : search)
      return Response(.success, say: "Your pigeon sits on the roof.")
    case "SendLetter":
      return Response(.success, say: "Sent to \(intent["recipient"]?.display ?? "nobody").")
    default: return Response(.success)
    }
  }
}
