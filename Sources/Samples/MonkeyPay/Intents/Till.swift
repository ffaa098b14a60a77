// SPDX-License-Identifier: Apache-2.0

import Foundation
import IntentModel
import Intents

/// Where money changes hands: the ledger, and what is said to the user.
struct Till: Sendable {
  let ledger: Ledger

  /// Nil for the machine's own.
  let timeZone: TimeZone?

  /// The words and formats of whoever pays now.
  var phrasing: Phrasing { Phrasing(RequestContext.current) }

  var now: Date { RequestContext.current?.now ?? Date() }

  var calendar: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = timeZone ?? .current
    return calendar
  }

  /// The same for one request however often it is asked.
  func id(of intent: INIntent) -> UUID { intent.identifier.flatMap(UUID.init) ?? UUID() }

  /// Agrees to a value given what the ledger holds now; changes nothing.
  ///
  /// What is wrong with the value or with the data is told in the user's words.
  ///
  /// - Parameter reason: SiriKit's own answer for a problem; nil where it has none.
  func agree<Answer: INIntentResolutionResult>(
    orBecause reason: (PaymentProblem) -> Answer? = { _ in nil },
    _ check: (Books, Phrasing) throws(PaymentProblem) -> Answer
  ) async -> Answer {
    let phrasing = phrasing
    do {
      return try check(try await ledger.books(), phrasing)
    } catch let problem as PaymentProblem {
      return reason(problem) ?? .unsupported(saying: phrasing.reason(problem))
    } catch {
      return .failed(with: phrasing.failure(error))
    }
  }

  /// Does a piece of work that answers; what keeps it from being done is told in the user's words.
  ///
  /// - Parameter refusal: the answer for a problem; nil is trouble with the data.
  func serve<Answer: INIntentResponse>(
    refusing refusal: (PaymentProblem?) -> Answer, _ work: (Phrasing) async throws -> Answer
  ) async -> Answer {
    let phrasing = phrasing
    do {
      return try await work(phrasing)
    } catch PaymentProblem.authenticationRequired {
      return refusal(.authenticationRequired)
    } catch let problem as PaymentProblem {
      let answer = refusal(problem)
      answer.failure = HandlerError(code: problem.code, say: phrasing.reason(problem))
      return answer
    } catch {
      let answer = refusal(nil)
      answer.failure = phrasing.failure(error)
      return answer
    }
  }
}
