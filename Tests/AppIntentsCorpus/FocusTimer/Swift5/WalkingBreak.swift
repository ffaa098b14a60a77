// SPDX-License-Identifier: Apache-2.0

import AppIntents

enum WalkStyle: String, AppEnum {
  case stroll
  case brisk

  static var typeDisplayRepresentation: TypeDisplayRepresentation = "Walk"
  static var caseDisplayRepresentations: [WalkStyle: DisplayRepresentation] = [
    .stroll: "Stroll",
    .brisk: "Brisk Walk",
  ]
}

/// For the Action button.
struct StartWalkIntent: StartWorkoutIntent {
  static var title: LocalizedStringResource = "Start Walking Break"
  static var suggestedWorkouts: [StartWalkIntent] = [
    StartWalkIntent(style: .stroll), StartWalkIntent(style: .brisk),
  ]

  @Parameter(title: "Walk")
  var workoutStyle: WalkStyle

  var displayRepresentation: DisplayRepresentation {
    switch workoutStyle {
    case .stroll: return "A stroll"
    case .brisk: return DisplayRepresentation(title: "A brisk walk")
    }
  }

  @MainActor
  func perform() async throws -> some IntentResult {
    try TimerModel.shared.start("Walk", minutes: workoutStyle == .brisk ? 10 : 20)
    return .result()
  }
}

struct PauseWalkIntent: PauseWorkoutIntent {
  static var title: LocalizedStringResource = "Pause Walking Break"

  func perform() async throws -> some IntentResult {
    try await TimerModel.shared.setPaused(true)
    return .result()
  }
}

struct ResumeWalkIntent: ResumeWorkoutIntent {
  static var title: LocalizedStringResource = "Resume Walking Break"

  func perform() async throws -> some IntentResult {
    try await TimerModel.shared.setPaused(false)
    return .result()
  }
}
