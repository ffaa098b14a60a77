// SPDX-License-Identifier: Apache-2.0

import IntentModel
import Synchronization

/// Runs an app's code with the app's own dependencies. The app is started when it is first needed.
final class AppRunner: Sendable {
  private let container: URL
  private let launch: @Sendable (URL) throws -> Void
  private let started = Mutex<AppDependencyManager?>(nil)

  init(container: URL, launch: @escaping @Sendable (URL) throws -> Void) {
    self.container = container
    self.launch = launch
  }

  /// Runs code of the app with its texts in a language.
  func run<Answer>(
    _ wording: Wording, request: RunningRequest? = nil, _ work: () async throws -> Answer
  ) async throws -> Answer {
    let dependencies = try dependencies(wording)
    await dependencies.prepareAll()
    let app = RunningApp(wording: wording, dependencies: dependencies, request: request)
    return try await RunningApp.$current.withValue(app) { try await work() }
  }

  /// The values that the app registered when it started. The first call starts the app, which is
  /// done once.
  private func dependencies(_ wording: Wording) throws -> AppDependencyManager {
    try started.withLock { started in
      if let started { return started }
      let manager = AppDependencyManager()
      try RunningApp.$current.withValue(RunningApp(wording: wording, dependencies: manager)) {
        try launch(container)
      }
      started = manager
      return manager
    }
  }
}
