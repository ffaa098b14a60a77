// SPDX-License-Identifier: Apache-2.0

/// An intent throws this when it has to continue in the app.
struct ForegroundDemand: Error {
  var dialog: IntentDialog?
  var alwaysConfirm = true
  var continuation: (@MainActor @Sendable () async throws -> Void)?

  /// Asks whether the app may come to the front, and then runs the continuation.
  func meet(for intent: some AppIntent) async throws {
    try await intent.continueInForeground(dialog, alwaysConfirm: alwaysConfirm)
    try await continuation?()
  }
}
