// SPDX-License-Identifier: Apache-2.0

import Foundation
import IntentModel
import Intents

/// Where requests are taken: the data, and what is said to whoever asks.
struct Desk: Sendable {
  let store: ChatStore

  /// Nil for the machine's own.
  let timeZone: TimeZone?
  let lastFound = LastFound()

  /// The words of whoever is served now.
  var phrasing: Phrasing { Phrasing(RequestContext.current) }

  func stamp(_ intent: INIntent) -> RequestStamp { RequestStamp(intent, timeZone: timeZone) }

  /// Agrees to a value; what is wrong with it or with the data is told in the user's words.
  ///
  /// Another value would not help who isn't logged in: that ends the request.
  func agree<Answer: INIntentResolutionResult>(
    _ check: (Phrasing) async throws -> Answer
  ) async -> Answer {
    await agreeToAll { [try await check($0)] }[0]
  }

  /// Agrees to several values at once, or to none of them.
  func agreeToAll<Answer: INIntentResolutionResult>(
    _ check: (Phrasing) async throws -> [Answer]
  ) async -> [Answer] {
    let phrasing = phrasing
    do {
      return try await check(phrasing)
    } catch ChatProblem.notLoggedIn {
      return [.failed(with: phrasing.error(.notLoggedIn))]
    } catch let problem as ChatProblem {
      return [.unsupported(saying: phrasing.reason(problem))]
    } catch {
      return [.failed(with: phrasing.failure(error))]
    }
  }

  /// Does a piece of work that answers; what keeps it from being done is told in the user's words.
  ///
  /// - Parameter loggedOut: the answer SiriKit has for a user who must log in first; nil where it
  ///   has none.
  func serve<Answer: INIntentResponse>(
    orElse failed: Answer, loggedOut: Answer? = nil, _ work: (Phrasing) async throws -> Answer
  ) async -> Answer {
    let phrasing = phrasing
    do {
      return try await work(phrasing)
    } catch ChatProblem.notLoggedIn where loggedOut != nil {
      return loggedOut ?? failed
    } catch let problem as ChatProblem {
      failed.failure = phrasing.error(problem)
    } catch {
      failed.failure = phrasing.failure(error)
    }
    return failed
  }
}
