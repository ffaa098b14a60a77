// SPDX-License-Identifier: Apache-2.0

extension AppIntent {
  /// Does it, once what it depends on is there.
  ///
  /// An error that asks for something to be done first is thrown as that.
  func performed() async throws -> PerformResult {
    for child in Mirror(reflecting: self).children {
      try await (child.value as? any RegisteredDependency)?.prepare()
    }
    do {
      return try await IntentProgress.$current.withValue(IntentProgress()) { try await perform() }
    } catch let error as any CustomAppIntentErrorConvertible {
      throw error.appIntentError.thrown
    } catch let error as AppIntentError {
      throw error.thrown
    }
  }
}

extension AppIntentError {
  fileprivate var thrown: any Error { demand ?? self }
}
