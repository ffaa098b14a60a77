// SPDX-License-Identifier: Apache-2.0

/// The app's code: agrees on each value, confirms, acts.
///
/// The calls of one request come one after another, and each may come again: resolving must change
/// nothing. Only ``handle(_:in:)`` acts.
///
/// An error that is thrown ends the request as a failure; a ``HandlerError`` does it in the app's
/// own words.
public protocol IntentHandler: Sendable {
  /// Agrees to a parameter's value or says what is wrong with it. A list parameter with values gets
  /// one resolution for each value, any other parameter exactly one.
  func resolve(
    _ parameter: ParameterID, of intent: StructuredIntent, in context: RequestContext
  ) async throws -> [Resolution]

  /// The values to offer when a parameter is asked for, best first; empty to offer none.
  func options(
    for parameter: ParameterID, of intent: StructuredIntent, in context: RequestContext
  ) async throws -> [Value]

  /// Checks that the request can be carried out, and words the question to ask before it is.
  func confirm(_ intent: StructuredIntent, in context: RequestContext) async throws -> Response

  /// Updates on a request after it was handled, such as on a ride: one response for each change,
  /// until it is over.
  ///
  /// Called once after ``handle(_:in:)`` has succeeded; it returns at once, nil when no update will
  /// follow. The app stops when nobody reads the stream any more.
  func updates(
    after intent: StructuredIntent, in context: RequestContext
  ) -> AsyncStream<Response>?

  /// Opens the app, as its user does; nil where it has nothing to show there.
  ///
  /// - Parameters:
  ///   - place: where it is opened; nil for where it begins.
  ///   - request: the request that the app goes on with; nil when it is opened for none.
  ///   - context: the time, the language and the app's texts.
  func screen(
    at place: UserActivity?, for request: StructuredIntent?, in context: RequestContext
  ) async throws -> AppScreen?

  /// Takes notice that the user has dismissed the tip that follows an intent.
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

  /// Ignores it.
  public func dismissedTip(after intent: IntentID, in context: RequestContext) async {}

  /// Has no screens.
  public func screen(
    at place: UserActivity?, for request: StructuredIntent?, in context: RequestContext
  ) async throws -> AppScreen? { nil }
}

/// A failure that an app explains in the user's language.
public struct HandlerError: Error, Hashable, Sendable {
  public var code: String?

  /// The problem, and what to do next.
  public var say: String

  public init(code: String? = nil, say: String) {
    self.code = code
    self.say = say
  }
}
