// SPDX-License-Identifier: Apache-2.0

/// What an intent throws that has to go on in the app.
struct ForegroundDemand: Error {
  var dialog: IntentDialog?
  var alwaysConfirm = true
  var continuation: (@MainActor @Sendable () async throws -> Void)?

  /// Asks for the app to come to the front, and does there what is left.
  func meet(for intent: some AppIntent) async throws {
    try await intent.continueInForeground(dialog, alwaysConfirm: alwaysConfirm)
    try await continuation?()
  }
}
