// SPDX-License-Identifier: Apache-2.0

import Foundation
public import IntentModel

/// Talks to an app's intents extension for the assistant.
public struct ExtensionHandler: IntentHandler {
  private let intents: [INIntent.Type]
  private let provider: Unchecked<INExtension>
  private let screen: @Sendable (NSUserActivity?) async throws -> AppScreen?

  /// - Parameters:
  ///   - intents: the kinds of intent the extension handles.
  ///   - provider: the extension, which gives the handler of each request.
  ///   - screen: the screen that the app shows when it is opened at an activity, or at its start if
  ///     that is nil.
  public init(
    intents: [INIntent.Type], extension provider: INExtension,
    screen: @escaping @Sendable (NSUserActivity?) async throws -> AppScreen? = { _ in nil }
  ) {
    self.intents = intents
    self.provider = Unchecked(provider)
    self.screen = screen
  }

  public func resolve(
    _ parameter: ParameterID, of intent: StructuredIntent, in context: RequestContext
  ) async throws -> [Resolution] {
    try await call(intent, context) { try await $0.resolve(parameter) }
  }

  public func options(
    for parameter: ParameterID, of intent: StructuredIntent, in context: RequestContext
  ) async throws -> [Value] {
    try await call(intent, context) { await $0.options(for: parameter) }
  }

  public func confirm(
    _ intent: StructuredIntent, in context: RequestContext
  ) async throws -> Response {
    // A request that the app carries out itself is confirmed in the app.
    guard context.runsInBackground else { return Response(.ready) }
    return try await call(intent, context) { await $0.confirm() }
  }

  public func handle(
    _ intent: StructuredIntent, in context: RequestContext
  ) async throws -> Response {
    try await call(intent, context) { call in
      guard context.runsInBackground else { return Response(.continueInApp(call.activity)) }
      return await DonationNotice.$current.withValue(DonationNotice()) {
        let response = await call.handle()
        call.learn(response)
        return response
      }
    }
  }

  public func screen(
    at place: UserActivity?, for request: StructuredIntent?, in context: RequestContext
  ) async throws -> AppScreen? {
    let activity = place.map { NSUserActivity($0) }
    if let request, let call = try? ExtensionCall(request, context, intents, provider.value) {
      activity?.interaction = INInteraction(intent: call.intent, response: nil)
    }
    let board = ShortcutBoard()
    return try await running(context) {
      try await ShortcutBoard.$shared.withValue(board) {
        var screen = try await screen(activity)
        screen?.place = board.own.activity?.neutral
        return screen
      }
    }
  }

  public func updates(
    after intent: StructuredIntent, in context: RequestContext
  ) -> AsyncStream<Response>? {
    let handled = intents.first { IntentID($0.shape.id) == intent.intent }
    guard let kind = handled?.shape.followedBy else { return nil }
    let description = kind.shape.description
    let asked = StructuredIntent(
      app: intent.app, domain: description.domain, intent: description.id)
    return RequestContext.$current.withValue(context) {
      (try? ExtensionCall(asked, context, intents, provider.value))?.updates()
    }
  }

  private func call<Answer>(
    _ intent: StructuredIntent, _ context: RequestContext,
    _ ask: (ExtensionCall) async throws -> Answer
  ) async throws -> Answer {
    try await running(context) {
      try await ask(try ExtensionCall(intent, context, intents, provider.value))
    }
  }

  /// Runs the app's code.
  private func running<Answer>(
    _ context: RequestContext, _ work: () async throws -> Answer
  ) async rethrows -> Answer {
    try await RequestContext.$current.withValue(context) {
      try await ExtensionKinds.$current.withValue(intents, operation: work)
    }
  }
}
