// SPDX-License-Identifier: Apache-2.0

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
