// SPDX-License-Identifier: Apache-2.0

import Foundation
import IntentModel
import Intents
import SampleData

/// The app's facts in the words and formats of one user.
struct Phrasing: AppPhrasing {
  let listener: Listener

  func place(_ place: WorkoutPlace) -> String { wording.text("place.\(place)") }

  /// "20 minutes"; "0.5 hours".
  func goal(_ goal: WorkoutGoal) -> String {
    if let count = Int(exactly: goal.value) {
      return wording.text("goal.\(goal.unit)", count: count)
    }
    return wording.text(
      "goal.\(goal.unit).part", ["value": goal.value.formatted(.number.locale(locale))])
  }

  /// "1 hour and 5 minutes"; seconds are told only if there is no whole minute.
  func length(_ seconds: Double) -> String {
    // A repeated answer may come from a file that somebody has edited.
    let seconds = Int(min(max(0, seconds), 1e12))
    let minutes = seconds / 60
    guard minutes > 0 else { return wording.text("goal.second", count: seconds) }
    let parts = [("goal.hour", minutes / 60), ("goal.minute", minutes % 60)].filter { $0.1 > 0 }
    return wording.list(parts.map { wording.text($0.0, count: $0.1) }, .and)
  }
}

extension Phrasing {
  func name(_ kind: WorkoutKind) -> String {
    kind.isOwn ? kind.id : wording.text("kind.\(kind.id)")
  }

  /// The kind in the vocabulary's spelling.
  func speakable(_ kind: WorkoutKind) -> INSpeakableString {
    INSpeakableString(identifier: kind.id, spokenPhrase: name(kind), pronunciationHint: nil)
  }

  /// Finds a kind by its name, else by the activity it resembles.
  func match(_ name: INSpeakableString, among kinds: [WorkoutKind]) -> KindMatch {
    if let kind = kinds.first(where: { isCalled($0, name) }) { return .one(kind) }
    let similar = kinds.filter { $0.resembles(name) }
    guard let first = similar.first else { return .none }
    return similar.count == 1 ? .perhaps(first) : .several(similar)
  }

  /// Whether a name for the ongoing workout means this kind; true if no name was said.
  func means(_ kind: WorkoutKind, _ name: INSpeakableString?) -> Bool {
    guard let name else { return true }
    return isCalled(kind, name) || kind.resembles(name)
  }

  /// A name that the logbook can compare with the ongoing workout.
  func name(_ name: INSpeakableString?, of ongoing: Workout?) -> WorkoutName? {
    name.map { name in
      WorkoutName(
        id: ongoing.flatMap { means($0.kind, name) ? $0.kind.id : nil },
        spoken: name.spokenPhrase)
    }
  }

  private func isCalled(_ kind: WorkoutKind, _ name: INSpeakableString) -> Bool {
    kind.id == name.vocabularyIdentifier || letters(self.name(kind)) == letters(name.spokenPhrase)
  }

  /// The letters alone: a name may be written as it was heard, with extra blanks, "ba nana rif ic".
  private func letters(_ text: String) -> String {
    text.folding(options: [.caseInsensitive, .diacriticInsensitive], locale: locale)
      .filter { $0.isLetter || $0.isNumber }
  }
}

extension Phrasing {
  /// The reason for a refusal, as a whole sentence.
  func reason(_ problem: WorkoutProblem) -> String {
    switch problem {
    case .ongoing(let workout):
      wording.text(
        workout.state == .paused ? "reason.ongoing.paused" : "reason.ongoing", named(workout))
    case .nothingOngoing: wording.text("reason.nothingOngoing", ["app": appName])
    case .other(let workout, let name):
      wording.text(
        "reason.other", named(workout).merging(["named": name]) { first, _ in first })
    case .alreadyPaused(let workout): wording.text("reason.alreadyPaused", named(workout))
    case .alreadyRunning(let workout): wording.text("reason.alreadyRunning", named(workout))
    case .unknownKind(let name, let kinds):
      wording.text(
        "reason.unknownKind",
        ["app": appName, "workout": name, "kinds": wording.list(kinds.map(self.name), .and)])
    case .goalTooSmall: wording.text("reason.goalTooSmall")
    case .goalTooLarge(let unit):
      wording.text(
        "reason.goalTooLarge", ["most": wording.text("goal.\(unit)", count: Int(unit.most))])
    case .wrongPlace(let kind, let place):
      wording.text("reason.wrongPlace", ["workout": name(kind), "place": self.place(place)])
    case .incomplete: wording.text("reason.incomplete")
    }
  }

  /// The failure to report for a request; nil if SiriKit's own words for the code are enough, and
  /// for an error that has no words.
  func failure(_ error: any Error) -> HandlerError? {
    switch error {
    case WorkoutProblem.nothingOngoing: nil
    case let problem as WorkoutProblem: HandlerError(code: problem.code, say: reason(problem))
    case let trouble as DataTrouble: self.error(trouble)
    default: nil
    }
  }

  private func named(_ workout: Workout) -> [String: String] {
    ["app": appName, "workout": name(workout.kind)]
  }
}

extension Phrasing {
  /// A card with the workout that is to be started.
  func card(_ plan: WorkoutPlan) -> INUISnippet {
    INUISnippet(
      title: wording.text("card.plan"),
      lines: facts(plan.kind, plan.goal, plan.place, plan.isOpenEnded))
  }

  /// A card with a workout that has just begun.
  func startedCard(_ workout: Workout) -> INUISnippet {
    INUISnippet(
      title: wording.text("card.started"),
      lines: facts(workout.kind, workout.goal, workout.place, workout.isOpenEnded)
        + [line("startedAt", moment(workout.startedAt))])
  }

  /// A card with the progress of a workout, and whether its goal was reached if it is over.
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
