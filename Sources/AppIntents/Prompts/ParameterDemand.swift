// SPDX-License-Identifier: Apache-2.0

/// An intent throws this when it can't continue without a value. The user is asked for the value,
/// and the intent starts again.
struct ParameterDemand: Error {
  /// Asks for the value and sets it.
  private let ask: @Sendable () async throws -> Void

  init(_ ask: @escaping @Sendable () async throws -> Void) { self.ask = ask }

  func meet() async throws {
    // Without this check, an intent that starts again for ever could not be cancelled.
    try Task.checkCancellation()
    try await ask()
  }
}
