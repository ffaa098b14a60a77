// SPDX-License-Identifier: Apache-2.0

import Foundation
import IntentModel
import Intents
import SampleData

/// Where guests are served: the kitchen, and the words for the guests.
struct Counter: Sendable {
  let kitchen: Kitchen

  /// Nil for the machine's own zone.
  let timeZone: TimeZone?

  /// The words and formats of the user who is served now.
  var phrasing: Phrasing { Phrasing(RequestContext.current, timeZone: timeZone) }

  var now: Date { RequestContext.current?.now ?? Date() }

  /// Agrees to a value given the kitchen's state now; changes nothing.
  ///
  /// Problems with the value or with the data are reported in the user's words.
  func agree<Answer: INIntentResolutionResult>(
    _ check: (Menu, Phrasing) throws(OrderProblem) -> Answer
  ) async -> Answer {
    let phrasing = phrasing
    do {
      return try check(try await kitchen.menu(), phrasing)
    } catch let problem as OrderProblem {
      return .unsupported(saying: phrasing.reason(problem))
    } catch {
      return .failed(with: phrasing.failure(error))
    }
  }

  /// Agrees to each value of a list.
  func agree<Answer: INIntentResolutionResult>(
    to objects: [INObject]?, _ check: (INObject, Menu, Phrasing) throws(OrderProblem) -> Answer
  ) async -> [Answer] {
    var answers: [Answer] = []
    for object in objects ?? [] {
      answers.append(
        await agree { (menu, phrasing) throws(OrderProblem) in
          try check(object, menu, phrasing)
        })
    }
    return answers.isEmpty ? [.notRequired()] : answers
  }

  /// Does a piece of work that answers, and gives the reason in the user's words where it fails.
  func serve<Answer: INIntentResponse>(
    orElse failed: Answer, _ work: (Phrasing) async throws -> Answer
  ) async -> Answer {
    let phrasing = phrasing
    do {
      return try await work(phrasing)
    } catch let problem as OrderProblem {
      failed.failure = HandlerError(code: problem.code, say: phrasing.reason(problem))
    } catch {
      failed.failure = phrasing.failure(error)
    }
    return failed
  }
}

/// The app's intents extension: finds the handler of each intent.
final class SoupIntents: INExtension {
  static let kinds: [INIntent.Type] = [
    OrderSoupIntent.self, ShowOrdersIntent.self, OrderStatusIntent.self, ShowSoupsIntent.self,
    SetAvailabilityIntent.self, ShowOrderIntent.self,
  ]

  private let counter: Counter

  init(_ counter: Counter) { self.counter = counter }

  override func handler(for intent: INIntent) -> Any? {
    switch intent {
    case is OrderSoupIntent: OrderSoupHandler(counter)
    case is ShowOrdersIntent: ShowOrdersHandler(counter)
    case is OrderStatusIntent: OrderStatusHandler(counter)
    case is ShowSoupsIntent: ShowSoupsHandler(counter)
    case is SetAvailabilityIntent: SetAvailabilityHandler(counter)
    default: nil
    }
  }
}
