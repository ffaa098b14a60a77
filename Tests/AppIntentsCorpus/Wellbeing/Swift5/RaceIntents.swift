// SPDX-License-Identifier: Apache-2.0

import AppIntents
import Foundation

struct RaceEntity: AppEntity {
  static var typeDisplayRepresentation: TypeDisplayRepresentation = "Race"
  static var defaultQuery = RaceQuery()

  static let marathon = RaceEntity(id: "marathon", name: "Marathon", kilometers: 42.195)
  static let tenK = RaceEntity(id: "10k", name: "10K", kilometers: 10)

  var id: String

  @Property(title: "Name") var name: String
  @Property(title: "Distance") var distance: Measurement<UnitLength>
  @Property(title: "Best Splits") var bestSplits: [Measurement<UnitDuration>]?

  var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(
      title: "\(name)", subtitle: "\(distance.text(in: .kilometers, digits: 1))")
  }

  init(id: String, name: String, kilometers: Double) {
    self.id = id
    self.name = name
    self.distance = Measurement(value: kilometers, unit: .kilometers)
    self.bestSplits = nil
  }
}

struct RaceQuery: EntityQuery {
  func entities(for identifiers: [RaceEntity.ID]) async throws -> [RaceEntity] {
    try await suggestedEntities().filter { identifiers.contains($0.id) }
  }

  func suggestedEntities() async throws -> [RaceEntity] { [.tenK, .marathon] }

  func defaultResult() async -> RaceEntity? { .tenK }
}

struct StartRaceIntent: StartWorkoutIntent {
  static var title: LocalizedStringResource = "Start Race"
  static var openAppWhenRun: Bool { true }
  static var suggestedWorkouts: [StartRaceIntent] = [
    StartRaceIntent(), StartRaceIntent(race: .marathon),
  ]

  @Parameter(title: "Race") var workoutStyle: RaceEntity

  var displayRepresentation: DisplayRepresentation { workoutStyle.displayRepresentation }

  init() { workoutStyle = .tenK }

  init(race: RaceEntity) { workoutStyle = race }

  @MainActor
  func perform() async throws -> some IntentResult {
    WellbeingStore.shared.begin(.run)
    return .result(actionButtonIntent: MarkLapIntent())
  }
}

/// The work of the Action button once a race is under way.
struct MarkLapIntent: AppIntent {
  static var title: LocalizedStringResource = "Mark Lap"
  static var isDiscoverable: Bool = false

  func perform() async throws -> some IntentResult { return .result() }
}

struct RaceTimeIntent: AppIntent {
  static var title: LocalizedStringResource = "Add Up Splits"
  static var description: IntentDescription = "Adds the times of the laps up."

  @Parameter(title: "Race") var race: RaceEntity?

  @Parameter(title: "Splits", defaultUnit: .minutes, supportsNegativeNumbers: false)
  var splits: [Measurement<UnitDuration>]

  @Parameter(title: "Penalty", defaultValue: 0, defaultUnit: .seconds) var penalty:
    Measurement<UnitDuration>

  static var parameterSummary: some ParameterSummary {
    Summary("Add \(\.$splits) up for \(\.$race)") { \.$penalty }
  }

  func perform() async throws -> some IntentResult & ReturnsValue<Measurement<UnitDuration>>
    & ProvidesDialog
  {
    let total = splits.reduce(penalty) { $0 + $1 }
    let time = Duration.seconds(total.converted(to: .seconds).value)
    let text = time.formatted(.time(pattern: .hourMinuteSecond))
    if let race {
      return .result(value: total, dialog: "\(text) for the \(race.name).")
    }
    return .result(value: total, dialog: "\(text) in all.")
  }
}
