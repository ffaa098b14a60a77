// SPDX-License-Identifier: Apache-2.0

/// Finds the values to choose from for a parameter, when they are needed.
public protocol DynamicOptionsProvider: _SupportsAppDependencies, Sendable {
  associatedtype DefaultValue = Result.Result
  associatedtype Result: ResultsCollection

  func results() async throws -> Result

  /// The value to use when the user gives none: one, or a list of them.
  func defaultResult() async -> DefaultValue?
}

extension DynamicOptionsProvider {
  public func defaultResult() async -> Result.Result? { nil }
}
