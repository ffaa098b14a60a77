// SPDX-License-Identifier: Apache-2.0

import AppIntents

public enum TrainingKind: String, AppEnum, Sendable {
  case run, ride, swim, yoga

  public static let typeDisplayRepresentation = TypeDisplayRepresentation(name: "Kind of Workout")
  public static let caseDisplayRepresentations: [TrainingKind: DisplayRepresentation] = [
    .run: DisplayRepresentation(
      title: "Run", image: .init(systemName: "figure.run"), synonyms: ["Jog", "Running"]),
    .ride: DisplayRepresentation(title: "Ride", image: .init(systemName: "bicycle")),
    .swim: DisplayRepresentation(title: "Swim", image: .init(systemName: "figure.pool.swim")),
    .yoga: DisplayRepresentation(
      title: "Yoga", subtitle: "Indoors", image: .init(systemName: "figure.yoga")),
  ]
}

/// The workout that the Action button of Apple Watch Ultra starts.
struct StartTrainingIntent: StartWorkoutIntent {
  static let title: LocalizedStringResource = "Start Workout"
  static let description = IntentDescription("Starts a workout.", categoryName: "Workouts")

  static var suggestedWorkouts: [StartTrainingIntent] {
    [StartTrainingIntent(style: .run), StartTrainingIntent(style: .ride)]
  }

  @Parameter(title: "Workout", requestValueDialog: "Which workout?") var workoutStyle: TrainingKind

  static var parameterSummary: some ParameterSummary { Summary("Start a \(\.$workoutStyle)") }

  init() {}

  init(style: TrainingKind) { workoutStyle = style }

  var displayRepresentation: DisplayRepresentation {
    TrainingKind.caseDisplayRepresentations[workoutStyle] ?? "Workout"
  }

  @MainActor
  func perform() async throws -> some IntentResult & ProvidesDialog {
    WellbeingStore.shared.begin(workoutStyle)
    return .result(dialog: "Go!")
  }
}

struct PauseTrainingIntent: PauseWorkoutIntent {
  static let title: LocalizedStringResource = "Pause Workout"

  func perform() async throws -> some IntentResult {
    try await WellbeingStore.shared.pause()
    return .result()
  }
}

struct ResumeTrainingIntent: ResumeWorkoutIntent {
  static var title: LocalizedStringResource { "Resume Workout" }
  static let isDiscoverable: Bool = false

  @MainActor
  func perform() throws -> some IntentResult {
    try WellbeingStore.shared.resume()
    return .result()
  }
}

struct FinishTrainingIntent: AppIntent {
  static let title: LocalizedStringResource = "Finish Workout"

  @Parameter(
    title: "Distance",
    description: "How far you came, if you know it.",
    defaultUnit: .kilometers,
    defaultUnitAdjustForLocale: true,
    supportsNegativeNumbers: false
  )
  var distance: Measurement<UnitLength>?

  @Parameter(
    title: "Energy", defaultValue: 250, unit: .kilocalories, supportsNegativeNumbers: false)
  var energy: Measurement<UnitEnergy>

  static var parameterSummary: some ParameterSummary {
    Summary("Finish the workout after \(\.$distance)") { \.$energy }
  }

  @MainActor
  func perform() async throws -> some IntentResult & ReturnsValue<WorkoutEntity> & ProvidesDialog {
    let session = try WellbeingStore.shared.finish(distance: distance, energy: energy)
    let workout = WorkoutEntity(session)
    return .result(value: workout, dialog: "Done after \(workout.duration.text(in: .minutes)).")
  }
}
