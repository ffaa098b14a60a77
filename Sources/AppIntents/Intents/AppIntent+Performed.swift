// SPDX-License-Identifier: Apache-2.0

extension AppIntent {
  /// Performs the intent after its dependencies are made.
  ///
  /// If an error carries a demand that has to be met first, that demand is thrown instead.
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
