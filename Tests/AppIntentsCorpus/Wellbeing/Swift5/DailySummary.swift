// SPDX-License-Identifier: Apache-2.0

import AppIntents
import Foundation

#if canImport(SwiftUI)
  import SwiftUI
#endif

struct DailySummary: TransientAppEntity {
  static var typeDisplayRepresentation: TypeDisplayRepresentation = "Daily Summary"

  @Property(title: "Day") var day: Date
  @Property(title: "Active Time") var active: Measurement<UnitDuration>
  @Property(title: "Distance") var distance: Measurement<UnitLength>
  @Property(title: "Energy Burnt") var burnt: Measurement<UnitEnergy>
  @Property(title: "Energy Eaten") var eaten: Measurement<UnitEnergy>
  @Property(title: "Workouts") var workouts: [WorkoutEntity]
  @Property(title: "Note") var note: AttributedString?

  var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(
      title: "\(day.formatted(date: .complete, time: .omitted))",
      subtitle: "\(workouts.count) workouts"
    )
  }

  init() {}

  init(day: Date, sessions: [TrainingSession], eaten: Measurement<UnitEnergy>) {
    self.init()
    self.day = day
    self.eaten = eaten
    active = Measurement(value: sessions.reduce(0) { $0 + $1.interval.duration }, unit: .seconds)
    distance = sessions.compactMap(\.distance)
      .reduce(Measurement(value: 0, unit: UnitLength.meters)) { $0 + $1 }
    burnt = sessions.reduce(Measurement(value: 0, unit: UnitEnergy.kilocalories)) { $0 + $1.energy }
    workouts = sessions.map { WorkoutEntity($0) }
  }
}

struct DailySummaryView: View {
  var summary: DailySummary

  var body: some View {
    VStack {
      Text(summary.day.formatted(date: .abbreviated, time: .omitted))
        .font(.headline)
      Grid {
        GridRow {
          Text("Active")
          Text(summary.active.text(in: .minutes)).bold()
        }
        GridRow {
          Text("Distance")
          Text(summary.distance.text(in: .kilometers, digits: 1)).bold()
        }
        GridRow {
          Text("Energy")
          Text(summary.burnt.text(in: .kilocalories)).foregroundStyle(.secondary)
        }
      }
    }
    .padding()
  }
}

struct DailySummaryIntent: AppIntent {
  static var title: LocalizedStringResource = "Summarise the Day"
  static var description = IntentDescription("All of a day at a glance.", categoryName: "Overview")

  @Parameter(title: "Day", kind: .date) var day: Date?

  static var parameterSummary: some ParameterSummary {
    Summary("Summarise \(\.$day)")
  }

  @MainActor
  func perform() async throws -> some IntentResult & ReturnsValue<DailySummary> & ProvidesDialog
    & ShowsSnippetView
  {
    let date = day ?? Date()
    let store = WellbeingStore.shared
    let sessions = store.sessions.filter {
      Calendar.current.isDate($0.interval.start, inSameDayAs: date)
    }
    let summary = DailySummary(day: date, sessions: sessions, eaten: store.energyEaten(on: date))
    return .result(
      value: summary,
      dialog: "You were active for \(summary.active.text(in: .minutes)).",
      view: DailySummaryView(summary: summary)
    )
  }
}
