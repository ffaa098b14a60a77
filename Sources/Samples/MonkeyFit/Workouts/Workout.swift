// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A workout that was started.
struct Workout: Hashable, Sendable, Codable {
  enum State: Hashable, Sendable {
    case running, paused, ended
  }

  /// Counts from 1, in the order of starting.
  var number: Int
  var kind: WorkoutKind
  var goal: WorkoutGoal?
  var place: WorkoutPlace
  var isOpenEnded: Bool
  var startedAt: Date

  /// When the current pause began; nil while it runs.
  var pausedAt: Date?

  /// The length of earlier pauses, in seconds.
  var rest: Double
  var endedAt: Date?

  var state: State {
    if endedAt != nil { return .ended }
    return pausedAt == nil ? .running : .paused
  }

  /// The length of the workout without its pauses, in seconds.
  func elapsed(at now: Date) -> Double {
    let stop = pausedAt ?? endedAt ?? now
    return max(0, stop.timeIntervalSince(startedAt) - rest)
  }
}

/// A workout as it was named: by a kind's identifier where one is known, else only in words.
struct WorkoutName: Hashable, Sendable {
  var id: String?
  var spoken: String
}

/// A distance, a length of time or an amount of energy to reach.
struct WorkoutGoal: Hashable, Sendable, Codable {
  let value: Double
  let unit: WorkoutUnit

  /// Refuses goals that nobody could reach in a day.
  init(_ value: Double, _ unit: WorkoutUnit) throws(WorkoutProblem) {
    guard value > 0 else { throw .goalTooSmall }
    guard value <= unit.most else { throw .goalTooLarge(unit) }
    self.value = value
    self.unit = unit
  }

  /// Whether a workout of this many seconds reached the goal; nil if nothing measures it.
  func isReached(in seconds: Double) -> Bool? {
    unit.seconds.map { seconds >= value * $0 }
  }
}

/// A workout that is going to be started.
struct WorkoutPlan: Hashable, Sendable {
  var kind: WorkoutKind
  var goal: WorkoutGoal?
  var place: WorkoutPlace
  var isOpenEnded: Bool
}
