// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// What a session needs of the world, handed in so that tests can make their own.
public struct World: Sendable {
  public var clock: any Clock<Duration>
  public var now: @Sendable () -> Date
  public var makeID: @Sendable () -> UUID
  public var patience: Patience

  public init(
    clock: any Clock<Duration> = ContinuousClock(),
    now: @escaping @Sendable () -> Date = { Date() },
    makeID: @escaping @Sendable () -> UUID = { UUID() }, patience: Patience = Patience()
  ) {
    self.clock = clock
    self.now = now
    self.makeID = makeID
    self.patience = patience
  }
}
