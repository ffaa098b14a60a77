// SPDX-License-Identifier: Apache-2.0

import Intents

extension INStartWorkoutIntent {
  /// Nil without a goal, and while its unit isn't known.
  func goal() throws(WorkoutProblem) -> WorkoutGoal? {
    guard let goalValue, let unit = WorkoutUnit(workoutGoalUnitType) else { return nil }
    return try WorkoutGoal(goalValue, unit)
  }

  /// What is to be started, when all of it is clear; a workout without an end has no goal.
  func plan(_ kinds: [WorkoutKind], _ phrasing: Phrasing) throws(WorkoutProblem) -> WorkoutPlan {
    guard let workoutName else { throw .incomplete }
    guard case .one(let kind) = phrasing.match(workoutName, among: kinds) else {
      throw .unknownKind(workoutName.spokenPhrase, known: kinds)
    }
    let isOpenEnded = isOpenEnded ?? false
    return WorkoutPlan(
      kind: kind, goal: isOpenEnded ? nil : try goal(),
      place: try kind.place(WorkoutPlace(workoutLocationType)), isOpenEnded: isOpenEnded)
  }
}
