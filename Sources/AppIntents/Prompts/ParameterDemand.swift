// SPDX-License-Identifier: Apache-2.0

/// What an intent that can't go on without a value throws: it is asked for, and the intent begins
/// anew.
struct ParameterDemand: Error {
  /// Asks for the value and sets it.
  private let ask: @Sendable () async throws -> Void

  init(_ ask: @escaping @Sendable () async throws -> Void) { self.ask = ask }

  func meet() async throws {
    // An intent that only ever begins anew can still be given up.
    try Task.checkCancellation()
    try await ask()
  }
}
