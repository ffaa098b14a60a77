// SPDX-License-Identifier: Apache-2.0

import Synchronization

/// A clock that stands still until it is advanced, so that tests of waiting don't have to wait.
public final class ManualClock: Clock, Sendable {
  public struct Instant: InstantProtocol {
    public var offset: Duration

    public func advanced(by duration: Duration) -> Self { Self(offset: offset + duration) }
    public func duration(to other: Self) -> Duration { other.offset - offset }
    public static func < (one: Self, other: Self) -> Bool { one.offset < other.offset }
  }

  private struct Sleeper {
    var id: Int
    var deadline: Instant
    var waiter: CheckedContinuation<Void, any Error>
  }

  private struct State {
    var now = Instant(offset: .zero)
    var sleepers: [Sleeper] = []
    var cancelled: Set<Int> = []
    var watchers: [(deadline: Instant, waiter: CheckedContinuation<Void, Never>)] = []
    var nextID = 0
  }

  private let state = Mutex(State())

  public init() {}

  public var now: Instant { state.withLock { $0.now } }
  public var minimumResolution: Duration { .zero }

  public func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    let id = state.withLock { state in
      state.nextID += 1
      return state.nextID
    }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { waiter in
        add(Sleeper(id: id, deadline: deadline, waiter: waiter))
      }
    } onCancel: {
      cancel(id)
    }
  }

  /// Advances the clock, and wakes all sleepers whose time has come.
  public func advance(by duration: Duration) {
    let due = state.withLock { state in
      state.now = state.now.advanced(by: duration)
      let now = state.now
      let due = state.sleepers.filter { $0.deadline <= now }
      state.sleepers.removeAll { $0.deadline <= now }
      return due
    }
    for sleeper in due { sleeper.waiter.resume() }
  }

  /// Waits until a task sleeps for this long from now.
  public func sleeperIsWaiting(for duration: Duration) async {
    await withCheckedContinuation { waiter in
      let isThere = state.withLock { state in
        let deadline = state.now.advanced(by: duration)
        if state.sleepers.contains(where: { $0.deadline == deadline }) { return true }
        state.watchers.append((deadline, waiter))
        return false
      }
      if isThere { waiter.resume() }
    }
  }

  private func add(_ sleeper: Sleeper) {
    enum Fate {
      case over
      case cancelled
      case asleep([CheckedContinuation<Void, Never>])
    }
    let fate: Fate = state.withLock { state in
      if state.cancelled.remove(sleeper.id) != nil { return .cancelled }
      if sleeper.deadline <= state.now { return .over }
      state.sleepers.append(sleeper)
      let watchers = state.watchers.filter { $0.deadline == sleeper.deadline }.map(\.waiter)
      state.watchers.removeAll { $0.deadline == sleeper.deadline }
      return .asleep(watchers)
    }
    switch fate {
    case .over: sleeper.waiter.resume()
    case .cancelled: sleeper.waiter.resume(throwing: CancellationError())
    case .asleep(let watchers): for watcher in watchers { watcher.resume() }
    }
  }

  private func cancel(_ id: Int) {
    let sleeper = state.withLock { state -> Sleeper? in
      guard let index = state.sleepers.firstIndex(where: { $0.id == id }) else {
        state.cancelled.insert(id)
        return nil
      }
      return state.sleepers.remove(at: index)
    }
    sleeper?.waiter.resume(throwing: CancellationError())
  }
}
