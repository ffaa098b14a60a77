// SPDX-License-Identifier: Apache-2.0

import AppIntents

enum SleepQuality: String, AppEnum, CaseIterable {
  case awful = "AWFUL"
  case fair = "FAIR"
  case great = "GREAT"

  static var typeDisplayRepresentation = TypeDisplayRepresentation(name: "Sleep Quality")
  static var caseDisplayRepresentations: [Self: DisplayRepresentation] = [
    .awful: "Awful", .fair: "Fair", .great: "Great",
  ]
}

final class SleepDiary {
  static let shared = SleepDiary()
  var nights: [(interval: DateInterval, quality: SleepQuality)] = []
  var goal = Measurement(value: 8, unit: UnitDuration.hours)
}

struct LogSleepIntent: AppIntent {
  static var title: LocalizedStringResource = "Log Sleep"
  static var description = IntentDescription("Logs a night.", categoryName: "Sleep")
  static var openAppWhenRun = false

  @Parameter(title: "Fell Asleep", kind: .dateTime, requestValueDialog: "When did you fall asleep?")
  var start: Date

  @Parameter(title: "Woke Up", kind: .dateTime) var end: Date?

  @Parameter(
    title: "Awake For", defaultValue: 0, defaultUnit: .minutes, supportsNegativeNumbers: false)
  var awake: Measurement<UnitDuration>

  @Parameter(title: "Quality") var quality: SleepQuality?

  static var parameterSummary: some ParameterSummary {
    When(\.$end, .hasAnyValue) {
      Summary("Log sleep from \(\.$start) to \(\.$end)") {
        \.$awake
        \.$quality
      }
    } otherwise: {
      Summary("Log sleep from \(\.$start) until now") {
        \.$end
        \.$quality
      }
    }
  }

  func perform() async throws
    -> some IntentResult & ReturnsValue<Measurement<UnitDuration>> & ProvidesDialog
  {
    let woke = max(start, end ?? Date())
    let night = DateInterval(start: start, end: woke)
    SleepDiary.shared.nights.append((night, quality ?? .fair))
    let inBed = Measurement(value: night.duration, unit: UnitDuration.seconds)
    let asleep = (inBed - awake).converted(to: .hours)
    let judgement = asleep < SleepDiary.shared.goal ? "less than you wanted" : "enough"
    return .result(
      value: asleep, dialog: "You slept for \(asleep.text(in: .hours, digits: 1)), \(judgement).")
  }
}

struct SetSleepGoalIntent: AppIntent {
  static var title: LocalizedStringResource = "Set Sleep Goal"
  static var isDiscoverable: Bool { true }

  @Parameter(
    title: "Goal", description: "How long you want to sleep.", defaultValue: 8, defaultUnit: .hours,
    defaultUnitAdjustForLocale: false, supportsNegativeNumbers: false)
  var goal: Measurement<UnitDuration>

  @Parameter(title: "Bedtime", kind: .time) var bedtime: DateComponents?

  static var parameterSummary: some ParameterSummary {
    Summary("Sleep for \(\.$goal)") { \.$bedtime }
  }

  func perform() async throws -> some IntentResult {
    SleepDiary.shared.goal = goal
    return .result()
  }
}

struct SleepDebtIntent: AppIntent {
  static var title = LocalizedStringResource("Sleep Debt", defaultValue: "Get Sleep Debt")

  @Parameter(title: "Nights", default: 7, inclusiveRange: (1, 31)) var nights: Int
  @Parameter(title: "In Hours", default: true) var inHours: Bool

  func perform() async throws -> some IntentResult & ReturnsValue<Double> {
    let recent = SleepDiary.shared.nights.suffix(nights)
    let slept = recent.reduce(0) { $0 + $1.interval.duration }
    let wanted = SleepDiary.shared.goal.converted(to: .seconds).value * Double(recent.count)
    let debt = Measurement(value: max(0, wanted - slept), unit: UnitDuration.seconds)
    return .result(value: debt.converted(to: inHours ? .hours : .minutes).value)
  }
}
