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
