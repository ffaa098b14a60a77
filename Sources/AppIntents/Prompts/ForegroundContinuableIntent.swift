// SPDX-License-Identifier: Apache-2.0

/// An intent that may need the app to come to the front while it runs.
public protocol ForegroundContinuableIntent: AppIntent {}

extension ForegroundContinuableIntent {
  public func requestToContinueInForeground(_ dialog: IntentDialog? = nil) async throws {
    try await continueInForeground(dialog)
  }

  /// Asks whether the app may come to the front, and then runs the continuation on the main thread.
  @discardableResult
  public func requestToContinueInForeground<ResultValue: Sendable>(
    _ dialog: IntentDialog? = nil, continuation: @MainActor () async throws -> ResultValue
  ) async throws -> ResultValue {
    try await continueInForeground(dialog)
    return try await continuation()
  }

  /// An error to throw when the intent has to continue in the app. The app comes to the front, and
  /// the rest is done there.
  public func needsToContinueInForegroundError(
    _ dialog: IntentDialog? = nil, continuation: (@MainActor () async throws -> Void)? = nil
  ) -> AppIntentError {
    AppIntentError(demand: ForegroundDemand(dialog: dialog, continuation: continuation))
  }
}
