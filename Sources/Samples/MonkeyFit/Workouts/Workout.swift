// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A workout that was started.
struct Workout: Hashable, Sendable, Codable {
  enum State: Hashable, Sendable {
    case running, paused, ended
  }

  /// From 1, in the order they were started.
  var number: Int
  var kind: WorkoutKind
  var goal: WorkoutGoal?
  var place: WorkoutPlace
  var isOpenEnded: Bool
  var startedAt: Date

  /// Since when it has been resting; nil while it runs.
  var pausedAt: Date?

  /// How long it has rested before, in seconds.
  var rest: Double
  var endedAt: Date?

  var state: State {
    if endedAt != nil { return .ended }
    return pausedAt == nil ? .running : .paused
  }

  /// How long it has taken without its rests, in seconds.
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

/// How far, how long or how much.
struct WorkoutGoal: Hashable, Sendable, Codable {
  let value: Double
  let unit: WorkoutUnit

  /// Refuses what nobody could do in a day.
  init(_ value: Double, _ unit: WorkoutUnit) throws(WorkoutProblem) {
    guard value > 0 else { throw .goalTooSmall }
    guard value <= unit.most else { throw .goalTooLarge(unit) }
    self.value = value
    self.unit = unit
  }

  /// Whether a workout of so many seconds got there; nil where nothing measures it.
  func isReached(in seconds: Double) -> Bool? {
    unit.seconds.map { seconds >= value * $0 }
  }
}
