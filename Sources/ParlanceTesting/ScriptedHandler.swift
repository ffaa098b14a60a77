// SPDX-License-Identifier: Apache-2.0

public import IntentModel

/// A handler with the answers that a test gives it.
///
/// Without an answer for them, values are accepted, missing required ones are asked for, and the
/// request succeeds.
public struct ScriptedHandler: IntentHandler {
  public typealias Resolve = @Sendable (ParameterID, StructuredIntent) async throws -> [Resolution]?
  public typealias Respond = @Sendable (StructuredIntent) async throws -> Response

  private let required: Set<ParameterID>
  private let resolution: Resolve
  private let choices: [ParameterID: [Value]]
  private let confirmation: Respond
  private let action: Respond

  public init(
    required: Set<ParameterID> = [], choices: [ParameterID: [Value]] = [:],
    resolve: @escaping Resolve = { _, _ in nil },
    confirm: @escaping Respond = { _ in Response(.ready) },
    handle: @escaping Respond = { _ in Response(.success) }
  ) {
    self.required = required
    self.choices = choices
    resolution = resolve
    confirmation = confirm
    action = handle
  }

  public func resolve(
    _ parameter: ParameterID, of intent: StructuredIntent, in context: RequestContext
  ) async throws -> [Resolution] {
    if let scripted = try await resolution(parameter, intent) { return scripted }
    let values = intent.values(of: parameter)
    if !values.isEmpty { return values.map(Resolution.success) }
    return [required.contains(parameter) ? .needsValue : .notRequired]
  }

  public func options(
    for parameter: ParameterID, of intent: StructuredIntent, in context: RequestContext
  ) async throws -> [Value] { choices[parameter] ?? [] }

  public func confirm(
    _ intent: StructuredIntent, in context: RequestContext
  ) async throws -> Response { try await confirmation(intent) }

  public func handle(
    _ intent: StructuredIntent, in context: RequestContext
  ) async throws -> Response { try await action(intent) }
}
