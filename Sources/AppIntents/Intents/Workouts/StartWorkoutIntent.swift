// SPDX-License-Identifier: Apache-2.0

/// Begins a workout.
public protocol StartWorkoutIntent: SystemIntent, InstanceDisplayRepresentable {
  associatedtype WorkoutStyle: AppValue

  static var suggestedWorkouts: [Self] { get }

  var workoutStyle: WorkoutStyle { get set }
}

extension StartWorkoutIntent {
  public static var openAppWhenRun: Bool { true }

  public init(style: WorkoutStyle) {
    self.init()
    workoutStyle = style
  }
}
