// SPDX-License-Identifier: Apache-2.0

import IntentModel

extension AppIntent {
  /// Asks whether the app may come to the front. It throws `CancellationError` if it may not.
  ///
  /// With `alwaysConfirm` the user is asked even if the app could simply open.
  public func continueInForeground(
    _ dialog: IntentDialog? = nil, alwaysConfirm: Bool = true
  ) async throws {
    guard alwaysConfirm else { return }
    let inquiry = Inquiry(.confirmIntent, question: dialog?.words)
    guard try await RunningApp.ask(inquiry) == .agreed else { throw CancellationError() }
  }

  /// An error to throw when the intent has to continue in the app. The app comes to the front, and
  /// the rest is done there.
  public func needsToContinueInForegroundError(
    _ dialog: IntentDialog? = nil, alwaysConfirm: Bool = true
  ) -> AppIntentError {
    AppIntentError(demand: ForegroundDemand(dialog: dialog, alwaysConfirm: alwaysConfirm))
  }
}
