// SPDX-License-Identifier: Apache-2.0

import Foundation
public import IntentModel

/// Talks to an app's intents extension for the assistant.
public struct ExtensionHandler: IntentHandler {
  private let intents: [INIntent.Type]
  private let provider: Unchecked<INExtension>

  /// - Parameter intents: the kinds of intent the extension handles.
  public init(intents: [INIntent.Type], extension provider: INExtension) {
    self.intents = intents
    self.provider = Unchecked(provider)
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
    try await call(intent, context) { await $0.confirm() }
  }

  public func handle(
    _ intent: StructuredIntent, in context: RequestContext
  ) async throws -> Response {
    try await call(intent, context) { await $0.handle() }
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
    try await RequestContext.$current.withValue(context) {
      try await ask(try ExtensionCall(intent, context, intents, provider.value))
    }
  }
}
