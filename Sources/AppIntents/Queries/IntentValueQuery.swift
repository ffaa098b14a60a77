// SPDX-License-Identifier: Apache-2.0

/// Finds values by another value, such as a camera's picture.
public protocol IntentValueQuery: _SupportsAppDependencies, Sendable {
  associatedtype Input
  associatedtype Result

  func values(for input: Input) async throws -> Result
}
