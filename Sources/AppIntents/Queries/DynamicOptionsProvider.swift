// SPDX-License-Identifier: Apache-2.0

/// Finds the values a parameter may be chosen from when they are needed.
public protocol DynamicOptionsProvider: _SupportsAppDependencies, Sendable {
  associatedtype DefaultValue = Result.Result
  associatedtype Result: ResultsCollection

  func results() async throws -> Result

  /// The value where the user gives none: one, or a list of them.
  func defaultResult() async -> DefaultValue?
}

extension DynamicOptionsProvider {
  public func defaultResult() async -> Result.Result? { nil }
}
