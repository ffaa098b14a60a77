// SPDX-License-Identifier: Apache-2.0

/// What is to be started.
struct WorkoutPlan: Hashable, Sendable {
  var kind: WorkoutKind
  var goal: WorkoutGoal?
  var place: WorkoutPlace
  var isOpenEnded: Bool
}
