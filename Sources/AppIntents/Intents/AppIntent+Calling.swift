// SPDX-License-Identifier: Apache-2.0

// An app's own code may call an intent like a function.

extension AppIntent {
  /// - Parameter donateOnCompletion: whether the call counts as done by the user, as with
  ///   ``donate()``.
  public func callAsFunction(donate donateOnCompletion: Bool = true) async throws {
    _ = try await performed()
    if donateOnCompletion { _ = try? kept() }
  }
}

extension AppIntent where PerformResult: ReturnsValue {
  /// - Parameter donateOnCompletion: whether the call counts as done by the user, as with
  ///   ``donate()``.
  @discardableResult
  public func callAsFunction(
    donate donateOnCompletion: Bool = true
  ) async throws -> PerformResult.Value {
    guard let value = try await performed().value else {
      throw AppIntentError.Unrecoverable.unknown
    }
    if donateOnCompletion { _ = try? kept() }
    return value
  }
}
