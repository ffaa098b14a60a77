// SPDX-License-Identifier: Apache-2.0

public import IntentModel

/// Stands in for the program of an app that has none that could be run: nothing that is asked of it can be done, and so
/// nothing is told as done.
public struct UnstartableHandler: IntentHandler {
  public init() {}

  public func resolve(
    _ parameter: ParameterID, of intent: StructuredIntent, in context: RequestContext
  ) async throws -> [Resolution] { throw AppBreakdown.unstartable }

  public func options(
    for parameter: ParameterID, of intent: StructuredIntent, in context: RequestContext
  ) async throws -> [Value] { throw AppBreakdown.unstartable }

  public func confirm(
    _ intent: StructuredIntent, in context: RequestContext
  ) async throws -> Response { throw AppBreakdown.unstartable }

  public func handle(
    _ intent: StructuredIntent, in context: RequestContext
  ) async throws -> Response { throw AppBreakdown.unstartable }
}
