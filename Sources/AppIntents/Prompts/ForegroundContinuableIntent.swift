// SPDX-License-Identifier: Apache-2.0

/// An intent that may find while it works that the app has to come to the front.
public protocol ForegroundContinuableIntent: AppIntent {}

extension ForegroundContinuableIntent {
  public func requestToContinueInForeground(_ dialog: IntentDialog? = nil) async throws {
    try await continueInForeground(dialog)
  }

  /// Asks whether the app may come to the front, and goes on there with what is done on its main
  /// thread.
  @discardableResult
  public func requestToContinueInForeground<ResultValue: Sendable>(
    _ dialog: IntentDialog? = nil, continuation: @MainActor () async throws -> ResultValue
  ) async throws -> ResultValue {
    try await continueInForeground(dialog)
    return try await continuation()
  }

  /// To be thrown: the app comes to the front, and what is left is done there.
  public func needsToContinueInForegroundError(
    _ dialog: IntentDialog? = nil, continuation: (@MainActor () async throws -> Void)? = nil
  ) -> AppIntentError {
    AppIntentError(demand: ForegroundDemand(dialog: dialog, continuation: continuation))
  }
}
