// SPDX-License-Identifier: Apache-2.0

import AppIntents

@available(iOS 17.0, macOS 14.0, watchOS 10.0, *)
enum WidgetMetric: String, AppEnum {
  case distance, energy, duration

  static let typeDisplayRepresentation = TypeDisplayRepresentation(name: "Metric")
  static let caseDisplayRepresentations: [WidgetMetric: DisplayRepresentation] = [
    .distance: .init(title: "Distance", image: .init(systemName: "ruler")),
    .energy: .init(title: "Energy", image: .init(systemName: "flame")),
    .duration: .init(title: "Duration", image: .init(systemName: "timer")),
  ]
}

@available(iOS 17.0, macOS 14.0, watchOS 10.0, *)
struct GoalWidgetConfiguration: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Daily Goal"
  static let description = IntentDescription("How far along you are today.")

  @Parameter(title: "Metric", default: .energy) var metric: WidgetMetric

  @Parameter(
    title: "Energy Goal", defaultValue: 2000, defaultUnit: .kilocalories,
    supportsNegativeNumbers: false)
  var energyGoal: Measurement<UnitEnergy>

  @Parameter(
    title: "Distance Goal", defaultValue: 5, defaultUnit: .kilometers,
    defaultUnitAdjustForLocale: true)
  var distanceGoal: Measurement<UnitLength>

  @Parameter(title: "Time Goal", defaultValue: 30, unit: .minutes) var timeGoal:
    Measurement<UnitDuration>

  static var parameterSummary: some ParameterSummary {
    Switch(\.$metric) {
      Case(.energy) { Summary("\(\.$metric) of \(\.$energyGoal)") }
      Case(.distance) { Summary("\(\.$metric) of \(\.$distanceGoal)") }
      DefaultCase {
        Summary {
          \.$metric
          \.$timeGoal
        }
      }
    }
  }
}

@available(iOS 17.0, macOS 14.0, watchOS 10.0, *)
extension GoalWidgetConfiguration {
  init(metric: WidgetMetric) {
    self.init()
    self.metric = metric
  }

  var goalText: String {
    switch metric {
    case .energy: energyGoal.text(in: .kilocalories)
    case .distance: distanceGoal.text(in: .kilometers, digits: 1)
    case .duration: timeGoal.text(in: .minutes)
    }
  }
}

@available(iOS 17.0, macOS 14.0, watchOS 10.0, *)
struct MedicationWidgetConfiguration: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Medication"

  @Parameter(
    title: "Medication",
    size: [.systemSmall: 1, .systemLarge: IntentCollectionSize(min: 1, max: 5)])
  var medications: [MedicationEntity]?

  @Parameter(title: "Show Dose", default: true, displayName: .init(true: "Shown", false: "Hidden"))
  var showsDose: Bool
}

@available(iOS 17.0, macOS 14.0, watchOS 10.0, *)
struct CountdownWidgetConfiguration: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Countdown"

  @Parameter(title: "To", kind: .dateTime) var date: Date?
  @Parameter(title: "Name", inputOptions: .init(keyboardType: .default)) var name: String?

  var days: Int {
    guard let date else { return 0 }
    let today = Calendar.current.startOfDay(for: .now)
    return Calendar.current.dateComponents([.day], from: today, to: date).day ?? 0
  }
}

#if !os(tvOS) && !os(visionOS)
  @available(iOS 18.0, macOS 15.0, watchOS 11.0, *)
  struct WorkoutControlConfiguration: ControlConfigurationIntent {
    static let title: LocalizedStringResource = "Workout Control"
    static let description: IntentDescription = "Chooses what the control starts."

    @Parameter(title: "Workout", default: .run) var kind: TrainingKind
  }
#endif
