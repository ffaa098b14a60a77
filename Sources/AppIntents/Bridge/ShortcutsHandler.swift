// SPDX-License-Identifier: Apache-2.0

import IntentModel

/// Resolves and performs an app's intents for the assistant.
struct ShortcutsHandler: IntentHandler {
  let catalog: ShortcutsCatalog
  let runner: AppRunner
  let screens: @Sendable (UserActivity?) async throws -> AppScreen?

  func resolve(
    _ parameter: ParameterID, of request: StructuredIntent, in context: RequestContext
  ) async throws -> [Resolution] {
    try await call(request, context) { call in
      guard let parameter = call.parameters[parameter.rawValue] else { return [.notRequired] }
      return try await ParameterResolver(parameter, context.wording)
        .resolutions(of: request.values(of: ParameterID(parameter.name)))
    }
  }

  func options(
    for parameter: ParameterID, of request: StructuredIntent, in context: RequestContext
  ) async throws -> [IntentModel.Value] {
    try await call(request, context) { call in
      try await call.fill()
      guard let parameter = call.parameters[parameter.rawValue] else { return [] }
      return try await ParameterResolver(parameter, context.wording).options()
    }
  }

  func handle(
    _ request: StructuredIntent, in context: RequestContext
  ) async throws -> Response {
    try await call(request, context) { call in
      let response = try await call.perform()
      // A request that the assistant carried out is donated without the app's help.
      if type(of: call.intent).isDiscoverable { _ = try? call.intent.kept() }
      return response
    }
  }

  func screen(
    at place: UserActivity?, for request: StructuredIntent?, in context: RequestContext
  ) async throws -> AppScreen? {
    try await RequestContext.$current.withValue(context) {
      try await explaining(context.wording) {
        try await runner.run(context.wording) { try await screens(place) }
      }
    }
  }

  private func call<Answer>(
    _ request: StructuredIntent, _ context: RequestContext,
    _ work: (IntentCall) async throws -> Answer
  ) async throws -> Answer {
    guard let type = catalog.type(of: request.intent) else {
      throw AppIntentError.Unrecoverable.unknown
    }
    let intent = type.init()
    let running = RunningRequest(
      intent: intent, ask: context.ask, update: context.namesChanged)
    return try await RequestContext.$current.withValue(context) {
      try await explaining(context.wording) {
        try await runner.run(context.wording, request: running) {
          try await work(IntentCall(intent, request, context))
        }
      }
    }
  }

  /// Throws an app's own errors in the app's own words.
  private func explaining<Answer>(
    _ wording: Wording, _ work: () async throws -> Answer
  ) async throws -> Answer {
    do {
      return try await work()
    } catch let error as CancellationError {
      throw error
    } catch let error as any CustomAppIntentErrorConvertible {
      throw explained(error.appIntentError, wording)
    } catch let error as any CustomLocalizedStringResourceConvertible {
      throw explained(error, wording)
    } catch let error as any LocalizedError {
      guard let say = error.errorDescription else { throw error }
      throw HandlerError(code: String(describing: error), say: say)
    }
  }

  private func explained(
    _ error: any CustomLocalizedStringResourceConvertible, _ wording: Wording
  ) -> HandlerError {
    HandlerError(
      code: String(describing: error), say: error.localizedStringResource.text(in: wording))
  }
}
