// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import IntentModel

extension AppCode {
  /// The names of the user's things that the app gives within a time limit. An app that fails,
  /// traps or is too slow gives only a finding that says so.
  public func names(
    container: URL, wording: Wording, within limit: Duration,
    on clock: any Clock<Duration> = ContinuousClock()
  ) async -> TaughtNames {
    let first = FirstOf<TaughtNames>()
    let mark = TrapWatch.watch { first.offer(unnamed("a query ran into a trap")) }
    let asking = Task(executorPreference: AppThreads(mark: mark)) {
      do {
        first.offer(try await names(container: container, wording: wording))
      } catch {
        first.offer(unnamed("a query failed: \(error)"))
      }
      TrapWatch.unwatch(mark)
    }
    let sleeping = Task {
      guard (try? await clock.sleep(for: limit)) != nil else { return }
      first.offer(unnamed("a query took longer than \(limit)"))
    }
    defer {
      asking.cancel()
      sleeping.cancel()
    }
    return await first.value()
  }

  private func unnamed(_ trouble: String) -> TaughtNames {
    let message = "\(trouble); phrases with its things are left out until it answers"
    return TaughtNames(findings: [
      Finding(.error, rule: "names", message: message, at: SourceLocation(file: id.rawValue))
    ])
  }
}
