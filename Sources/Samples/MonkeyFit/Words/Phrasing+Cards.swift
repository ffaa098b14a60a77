// SPDX-License-Identifier: Apache-2.0

import Foundation
import IntentModel
import Intents

extension Phrasing {
  /// What is about to be started.
  func card(_ plan: WorkoutPlan) -> INUISnippet {
    INUISnippet(
      title: wording.text("card.plan"),
      lines: facts(plan.kind, plan.goal, plan.place, plan.isOpenEnded))
  }

  /// A workout that has just begun.
  func startedCard(_ workout: Workout) -> INUISnippet {
    INUISnippet(
      title: wording.text("card.started"),
      lines: facts(workout.kind, workout.goal, workout.place, workout.isOpenEnded)
        + [line("startedAt", moment(workout.startedAt))])
  }

  /// How far a workout has come, and whether its goal was reached when it is over.
  func progressCard(_ workout: Workout, at now: Date) -> INUISnippet {
    let elapsed = workout.elapsed(at: now)
    let lines = [
      line("kind", name(workout.kind)), line("elapsed", length(elapsed)),
      workout.goal.map { line("goal", told($0, for: workout, after: elapsed)) },
    ]
    return INUISnippet(
      title: wording.text("card.\(workout.state)"), lines: lines.compactMap(\.self))
  }

  private func told(_ goal: WorkoutGoal, for workout: Workout, after elapsed: Double) -> String {
    guard workout.state == .ended, let isReached = goal.isReached(in: elapsed) else {
      return self.goal(goal)
    }
    return wording.text(
      isReached ? "card.goal.reached" : "card.goal.missed", ["goal": self.goal(goal)])
  }

  private func facts(
    _ kind: WorkoutKind, _ goal: WorkoutGoal?, _ place: WorkoutPlace, _ isOpenEnded: Bool
  ) -> [INUISnippet.Line] {
    let aim = isOpenEnded ? wording.text("card.openEnded") : goal.map(self.goal)
    return [
      line("kind", name(kind)), aim.map { line("goal", $0) }, line("place", self.place(place)),
    ].compactMap(\.self)
  }

  private func line(_ label: String, _ text: String) -> INUISnippet.Line {
    INUISnippet.Line(text, label: wording.text("card.\(label)"))
  }
}
