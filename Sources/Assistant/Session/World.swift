// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import IntentModel

/// Everything a session needs from outside, passed in so that tests can make their own.
public struct World: Sendable {
  public var clock: any Clock<Duration>
  public var now: @Sendable () -> Date
  public var makeID: @Sendable () -> UUID
  public var patience: Patience

  /// Saves whether the user allows an app.
  public var remember: @Sendable (AppID, _ isAllowed: Bool) async -> Void

  /// Asks an app for the current names of its user's things, by list, and saves them; nil when they
  /// have not changed.
  public var renew: @Sendable (AppID) async -> [String: [Vocabulary.Entry]]?

  /// Whether an answer can reach the user. Nothing is carried out when it can't.
  public var canTell: @Sendable () -> Bool

  /// The assistant's records; nil when nothing is kept.
  public var records: (any AssistantRecords)?

  public init(
    clock: any Clock<Duration> = ContinuousClock(),
    now: @escaping @Sendable () -> Date = { Date() },
    makeID: @escaping @Sendable () -> UUID = { UUID() }, patience: Patience = Patience(),
    remember: @escaping @Sendable (AppID, _ isAllowed: Bool) async -> Void = { _, _ in },
    renew: @escaping @Sendable (AppID) async -> [String: [Vocabulary.Entry]]? = { _ in nil },
    canTell: @escaping @Sendable () -> Bool = { true },
    records: (any AssistantRecords)? = nil
  ) {
    self.records = records
    self.remember = remember
    self.renew = renew
    self.canTell = canTell
    self.clock = clock
    self.now = now
    self.makeID = makeID
    self.patience = patience
  }
}

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
