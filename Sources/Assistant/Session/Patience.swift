// SPDX-License-Identifier: Apache-2.0

/// How long the assistant waits for an app.
public struct Patience: Sendable {
  /// After this an action counts as in progress, and the conversation goes on.
  public var inProgress: Duration
  /// For agreeing on a value or confirming.
  public var answer: Duration
  /// For an action that is in progress.
  public var outcome: Duration

  public init(
    inProgress: Duration = .seconds(2), answer: Duration = .seconds(10),
    outcome: Duration = .seconds(300)
  ) {
    self.inProgress = inProgress
    self.answer = answer
    self.outcome = outcome
  }
}
