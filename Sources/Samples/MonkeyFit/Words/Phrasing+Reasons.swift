// SPDX-License-Identifier: Apache-2.0

import IntentModel
import SampleData

extension Phrasing {
  /// Why not, in a whole sentence.
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

  /// What a request fails with; nil where SiriKit's words for the code say it, and for an error
  /// that has no words.
  func failure(_ error: any Error) -> HandlerError? {
    switch error {
    case WorkoutProblem.nothingOngoing: nil
    case let problem as WorkoutProblem: HandlerError(code: problem.code, say: reason(problem))
    case let trouble as DataTrouble: self.error(trouble)
    default: nil
    }
  }

  private func error(_ trouble: DataTrouble) -> HandlerError {
    let code = trouble.kind.rawValue
    let values = ["path": trouble.path, "detail": trouble.detail]
    return HandlerError(code: code, say: wording.text("trouble.\(code)", values))
  }

  private func named(_ workout: Workout) -> [String: String] {
    ["app": appName, "workout": name(workout.kind)]
  }
}
