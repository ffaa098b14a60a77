// SPDX-License-Identifier: Apache-2.0

import IntentModel

extension AppIntent {
  /// Asks whether the app may come to the front, and goes on there.
  ///
  /// - Parameter alwaysConfirm: whether the user is asked even where the app could just open.
  public func continueInForeground(
    _ dialog: IntentDialog? = nil, alwaysConfirm: Bool = true
  ) async throws {
    guard alwaysConfirm else { return }
    let inquiry = Inquiry(.confirmIntent, question: dialog?.words)
    guard try await RunningApp.ask(inquiry) == .agreed else { throw CancellationError() }
  }

  /// To be thrown: the app comes to the front, and what is left is done there.
  public func needsToContinueInForegroundError(
    _ dialog: IntentDialog? = nil, alwaysConfirm: Bool = true
  ) -> AppIntentError {
    AppIntentError(demand: ForegroundDemand(dialog: dialog, alwaysConfirm: alwaysConfirm))
  }
}
