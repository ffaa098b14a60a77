// SPDX-License-Identifier: Apache-2.0

import Foundation
import IntentModel

/// Carries out the app's four intents.
struct SoupHandler: IntentHandler {
  /// From this number of bowls on, the user is asked whether it is meant.
  static let manyBowls = 5

  /// How many orders are shown and said.
  static let shownOrders = 10

  let kitchen: Kitchen
  let timeZone: TimeZone?

  func resolve(
    _ parameter: ParameterID, of intent: StructuredIntent, in context: RequestContext
  ) async throws -> [Resolution] {
    try await inWords(of: context) { phrasing in
      let resolver = Resolver(menu: try await kitchen.menu(), phrasing: phrasing)
      return resolver.resolve(parameter, of: intent)
    }
  }

  func options(
    for parameter: ParameterID, of intent: StructuredIntent, in context: RequestContext
  ) async throws -> [Value] {
    try await inWords(of: context) { phrasing in
      let resolver = Resolver(menu: try await kitchen.menu(), phrasing: phrasing)
      return resolver.options(for: parameter, of: intent)
    }
  }

  func confirm(
    _ intent: StructuredIntent, in context: RequestContext
  ) async throws -> Response {
    guard intent.intent == .orderSoup else { return Response(.ready) }
    return try await answering(context) { phrasing in
      let purchase = try Purchase(intent, from: try await kitchen.menu())
      return phrasing.invoice(for: purchase)
    }
  }

  func handle(_ intent: StructuredIntent, in context: RequestContext) async throws -> Response {
    try await answering(context) { phrasing in
      switch intent.intent {
      case .orderSoup: try await order(intent, in: context, phrasing)
      case .showOrders: try await phrasing.answer(kitchen.history(limit: Self.shownOrders))
      case .showSoups: try await phrasing.answer(kitchen.menu())
      case .setAvailability: try await setAvailability(intent, phrasing)
      default: throw OrderProblem.incomplete
      }
    }
  }

  private func order(
    _ intent: StructuredIntent, in context: RequestContext, _ phrasing: Phrasing
  ) async throws -> Response {
    let order = try await kitchen.take(intent, request: context.requestID, at: context.now)
    return phrasing.receipt(for: order)
  }

  private func setAvailability(
    _ intent: StructuredIntent, _ phrasing: Phrasing
  ) async throws -> Response {
    guard let item = intent[.soup]?.item,
      let availability = intent[.availability]?.item.flatMap({ Availability(rawValue: $0.id) })
    else { throw OrderProblem.incomplete }
    let soup = try await kitchen.menu().listed(item)
    try await kitchen.set(soup, to: availability)
    return phrasing.answer(soup, isNow: availability)
  }

  /// Runs a piece of work that answers; an order that can't be served fails with the reason.
  private func answering(
    _ context: RequestContext, _ work: (Phrasing) async throws -> Response
  ) async throws -> Response {
    try await inWords(of: context) { phrasing in
      do {
        return try await work(phrasing)
      } catch let problem as OrderProblem {
        return Response(.failure, code: problem.code, say: phrasing.reason(problem))
      }
    }
  }

  /// Runs a piece of work; trouble with the data is told in the user's language.
  private func inWords<Answer>(
    of context: RequestContext, _ work: (Phrasing) async throws -> Answer
  ) async throws -> Answer {
    let phrasing = Phrasing(context, timeZone: timeZone)
    do {
      return try await work(phrasing)
    } catch let trouble as KitchenTrouble {
      throw phrasing.error(trouble)
    }
  }
}
