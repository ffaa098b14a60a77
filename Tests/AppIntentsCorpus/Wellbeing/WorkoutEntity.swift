// SPDX-License-Identifier: Apache-2.0

import AppIntents
import Foundation

struct WorkoutEntity: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = .init(name: "Workout")
  static let defaultQuery = WorkoutQuery()

  let id: UUID

  @Property(title: "Kind") var kind: TrainingKind
  @Property(title: "Start") var start: Date
  @Property(title: "Duration") var duration: Measurement<UnitDuration>
  @Property(title: "Distance") var distance: Measurement<UnitLength>?
  @Property(title: "Active Energy") var energy: Measurement<UnitEnergy>
  @Property(title: "Splits") var splits: [Measurement<UnitDuration>]
  @Property(title: "Average Heart Rate") var heartRate: Int?
  @Property(title: "Indoors") var isIndoor: Bool

  var displayRepresentation: DisplayRepresentation {
    let minutes = duration.text(in: .minutes)
    let day = start.formatted(date: .abbreviated, time: .shortened)
    return DisplayRepresentation(
      title: "\(kind.localizedStringResource)", subtitle: "\(day), \(minutes)")
  }

  init(_ session: TrainingSession) {
    id = session.id
    kind = session.kind
    start = session.interval.start
    duration = Measurement(value: session.interval.duration, unit: .seconds)
    distance = session.distance
    energy = session.energy
    splits = session.splits
    heartRate = session.heartRate
    isIndoor = session.isIndoor
  }
}

struct WorkoutQuery: EntityQuery {
  @MainActor
  func entities(for identifiers: [WorkoutEntity.ID]) async throws -> [WorkoutEntity] {
    WellbeingStore.shared.sessions.filter { identifiers.contains($0.id) }.map(WorkoutEntity.init)
  }

  @MainActor
  func suggestedEntities() async throws -> [WorkoutEntity] {
    WellbeingStore.shared.sessions.suffix(5).map(WorkoutEntity.init)
  }
}

struct PaceIntent: AppIntent {
  static let title: LocalizedStringResource = "Get Pace"
  static let description = IntentDescription(
    "The time for each kilometre.", categoryName: "Workouts")

  @Parameter(title: "Workout") var workout: WorkoutEntity

  static var parameterSummary: some ParameterSummary { Summary("Get the pace of \(\.$workout)") }

  func perform() async throws -> some IntentResult & ReturnsValue<Measurement<UnitDuration>>
    & ProvidesDialog
  {
    guard let distance = workout.distance, distance.value > 0 else {
      throw $workout.needsValueError("That workout has no distance. Which one do you mean?")
    }
    let pace = workout.duration / distance.converted(to: .kilometers).value
    return .result(value: pace, dialog: "\(pace.text(in: .minutes, digits: 1)) for a kilometre.")
  }
}

struct WorkoutsBetweenIntent: AppIntent {
  static let title: LocalizedStringResource = "Find Workouts"

  @Parameter(title: "From", kind: .dateTime) var from: Date
  @Parameter(title: "To", kind: .dateTime) var to: Date?
  @Parameter(title: "Kinds") var kinds: [TrainingKind]?

  @Parameter(title: "At Least", defaultUnit: .minutes, supportsNegativeNumbers: false)
  var minimum: Measurement<UnitDuration>?

  static var parameterSummary: some ParameterSummary {
    Summary("Find workouts from \(\.$from) to \(\.$to)") {
      \.$kinds
      \.$minimum
    }
  }

  @MainActor
  func perform() async throws -> some IntentResult & ReturnsValue<[WorkoutEntity]> {
    let window = DateInterval(start: from, end: max(from, to ?? .now))
    let shortest = minimum?.converted(to: .seconds).value ?? 0
    let found = WellbeingStore.shared.sessions.filter { session in
      guard kinds?.contains(session.kind) ?? true else { return false }
      return window.intersects(session.interval) && session.interval.duration >= shortest
    }
    return .result(value: found.map(WorkoutEntity.init))
  }
}
