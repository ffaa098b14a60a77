// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import IntentModel

/// What a session needs of the world, handed in so that tests can make their own.
public struct World: Sendable {
  public var clock: any Clock<Duration>
  public var now: @Sendable () -> Date
  public var makeID: @Sendable () -> UUID
  public var patience: Patience

  /// Keeps whether the user lets an app be used.
  public var remember: @Sendable (AppID, _ isAllowed: Bool) async -> Void

  public init(
    clock: any Clock<Duration> = ContinuousClock(),
    now: @escaping @Sendable () -> Date = { Date() },
    makeID: @escaping @Sendable () -> UUID = { UUID() }, patience: Patience = Patience(),
    remember: @escaping @Sendable (AppID, _ isAllowed: Bool) async -> Void = { _, _ in }
  ) {
    self.remember = remember
    self.clock = clock
    self.now = now
    self.makeID = makeID
    self.patience = patience
  }
}
