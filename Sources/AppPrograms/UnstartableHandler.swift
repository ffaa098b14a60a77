// SPDX-License-Identifier: Apache-2.0

public import IntentModel

/// The handler of an app whose program is missing or can't be run. It refuses every request, so
/// that nothing is reported as done.
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
