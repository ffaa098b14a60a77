// SPDX-License-Identifier: Apache-2.0

/// The app's code: agrees on each value, confirms, acts.
///
/// The calls of one request come one after another, and each may come again: resolving must change
/// nothing. Only ``handle(_:in:)`` acts.
///
/// An error that is thrown ends the request as a failure; a ``HandlerError`` does it in the app's
/// own words.
public protocol IntentHandler: Sendable {
  /// Agrees to a parameter's value or says what is wrong with it: one resolution a value for a list
  /// parameter with values, else exactly one.
  func resolve(
    _ parameter: ParameterID, of intent: StructuredIntent, in context: RequestContext
  ) async throws -> [Resolution]

  /// The values to offer when a parameter is asked for, best first; none offers nothing.
  func options(
    for parameter: ParameterID, of intent: StructuredIntent, in context: RequestContext
  ) async throws -> [Value]

  /// Checks that the request can be carried out, and words the question to ask before it is.
  func confirm(_ intent: StructuredIntent, in context: RequestContext) async throws -> Response

  /// How what was handled goes on, such as a ride: each change a response, until it is over.
  ///
  /// Asked for once after ``handle(_:in:)`` has succeeded, and answered at once; nil where nothing is
  /// to come. The app stops when nobody waits for the stream any more.
  func updates(
    after intent: StructuredIntent, in context: RequestContext
  ) -> AsyncStream<Response>?

  /// Opens the app, as its user does; nil where it has nothing to show there.
  ///
  /// - Parameters:
  ///   - place: where it is opened; nil for where it begins.
  ///   - request: what was asked for, where it is opened to do it.
  func screen(
    at place: UserActivity?, for request: StructuredIntent?, in context: RequestContext
  ) async throws -> AppScreen?

  /// Takes notice that the user doesn't want the tip any more that follows an intent.
  func dismissedTip(after intent: IntentID, in context: RequestContext) async

  /// Carries the request out.
  func handle(_ intent: StructuredIntent, in context: RequestContext) async throws -> Response
}

extension IntentHandler {
  /// Takes every value as it is, and asks for the required ones.
  public func resolve(
    _ parameter: ParameterID, of intent: StructuredIntent, in context: RequestContext
  ) async throws -> [Resolution] {
    let values = intent.values(of: parameter)
    return values.isEmpty ? [.needsValue] : values.map(Resolution.success)
  }

  public func options(
    for parameter: ParameterID, of intent: StructuredIntent, in context: RequestContext
  ) async throws -> [Value] { [] }

  public func confirm(
    _ intent: StructuredIntent, in context: RequestContext
  ) async throws -> Response { Response(.ready) }

  public func updates(
    after intent: StructuredIntent, in context: RequestContext
  ) -> AsyncStream<Response>? { nil }

  /// Doesn't mind.
  public func dismissedTip(after intent: IntentID, in context: RequestContext) async {}

  /// Has no screens.
  public func screen(
    at place: UserActivity?, for request: StructuredIntent?, in context: RequestContext
  ) async throws -> AppScreen? { nil }
}
