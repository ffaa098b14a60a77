// SPDX-License-Identifier: Apache-2.0

import Assistant
import IntentModel
import ParlanceTesting

/// An app's own code, with every call to it logged.
struct WatchedHandler: IntentHandler {
  let watched: any IntentHandler
  let log: CallLog
  let clock: ManualClock

  func resolve(
    _ parameter: ParameterID, of intent: StructuredIntent, in context: RequestContext
  ) async throws -> [Resolution] {
    log.note(.looks, intent, context)
    try await suffer(intent, context)
    return try await watched.resolve(parameter, of: intent, in: context)
  }

  func options(
    for parameter: ParameterID, of intent: StructuredIntent, in context: RequestContext
  ) async throws -> [Value] {
    log.note(.looks, intent, context)
    return try await watched.options(for: parameter, of: intent, in: context)
  }

  func confirm(
    _ intent: StructuredIntent, in context: RequestContext
  ) async throws -> Response {
    let response = try await watched.confirm(intent, in: context)
    log.note(.confirms(question: response.say), intent, context)
    try await suffer(intent, context)
    return response
  }

  func handle(_ intent: StructuredIntent, in context: RequestContext) async throws -> Response {
    log.note(.begins, intent, context)
    let asking = context.asking { inquiry in
      log.note(.asks(inquiry), intent, context)
      let answer = try await context.ask(inquiry)
      log.note(.hears(answer, to: inquiry), intent, context)
      return answer
    }
    let response = try await watched.handle(intent, in: asking)
    log.note(.ends(response.outcome), intent, context)
    return response
  }

  func updates(
    after intent: StructuredIntent, in context: RequestContext
  ) -> AsyncStream<Response>? { watched.updates(after: intent, in: context) }

  func screen(
    at place: UserActivity?, for request: StructuredIntent?, in context: RequestContext
  ) async throws -> AppScreen? { try await watched.screen(at: place, for: request, in: context) }

  func dismissedTip(after intent: IntentID, in context: RequestContext) async {
    await watched.dismissedTip(after: intent, in: context)
  }

  /// Lets the accident happen that is due, if there is one.
  private func suffer(_ intent: StructuredIntent, _ context: RequestContext) async throws {
    switch log.takeAccident() {
    case .silence:
      // Lets time pass until nobody waits any more.
      while !Task.isCancelled {
        clock.advance(by: .seconds(10))
        await Task.yield()
      }
      throw CancellationError()
    case .lock:
      await log.session?.setLocked(true)
      log.note(.isLocked, intent, context)
    case nil: break
    }
  }
}
