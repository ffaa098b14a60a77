// SPDX-License-Identifier: Apache-2.0
import AppIntents
import Foundation

enum CalendarUnit: String, AppEnum {
  case minutes, hours, days, weeks, months, years

  static let typeDisplayRepresentation: TypeDisplayRepresentation = .init(name: "Unit of Time")
  static let caseDisplayRepresentations: [CalendarUnit: DisplayRepresentation] = [
    .minutes: .init(title: "Minutes"),
    .hours: .init(title: "Hours"),
    .days: .init(title: "Days"),
    .weeks: .init(title: "Weeks"),
    .months: .init(title: "Months"),
    .years: .init(title: "Years"),
  ]

  var component: Calendar.Component {
    switch self {
    case .minutes: .minute
    case .hours: .hour
    case .days: .day
    case .weeks: .weekOfYear
    case .months: .month
    case .years: .year
    }
  }
}

struct DateDifferenceIntent: AppIntent {
  static let title: LocalizedStringResource = "Time Between Dates"
  static let description = IntentDescription(
    "Counts the days, or other units, between two dates.",
    categoryName: "Dates",
    searchKeywords: ["countdown", "until", "since"]
  )

  @Parameter(title: "Start", kind: .date) var start: Date
  @Parameter(title: "End", description: "Now, if left empty.", kind: .dateTime) var end: Date?
  @Parameter(title: "Unit", default: .days) var unit: CalendarUnit

  static var parameterSummary: some ParameterSummary {
    When(\.$end, .hasAnyValue) {
      Summary("Get \(\.$unit) from \(\.$start) to \(\.$end)")
    } otherwise: {
      Summary("Get \(\.$unit) since \(\.$start)") { \.$end }
    }
  }

  func perform() async throws -> some IntentResult & ReturnsValue<Int> {
    let component = unit.component
    let span = Calendar.current.dateComponents([component], from: start, to: end ?? Date())
    return .result(value: span.value(for: component) ?? 0)
  }
}

struct CombineDateAndTimeIntent: AppIntent {
  static let title: LocalizedStringResource = "Combine Date and Time"

  @Parameter(title: "Day", kind: .date)
  var day: DateComponents

  @Parameter(title: "Time", kind: .time, requestValueDialog: "At what time?")
  var time: DateComponents

  func perform() async throws -> some IntentResult & ReturnsValue<Date> {
    var moment = day
    moment.hour = time.hour
    moment.minute = time.minute
    guard let date = Calendar.current.date(from: moment) else {
      throw WorkbenchError.other("There is no such day.")
    }
    return .result(value: date)
  }
}

struct StartOfUnitIntent: AppIntent {
  static var title: LocalizedStringResource { "Start of Week or Month" }

  @Parameter(title: "Date") var date: Date
  @Parameter(title: "Unit", default: .weeks) var unit: CalendarUnit

  static var parameterSummary: some ParameterSummary {
    Summary("Get the start of the \(\.$unit) of \(\.$date)")
  }

  func perform() throws -> some ReturnsValue<Date?> {
    .result(value: Calendar.current.dateInterval(of: unit.component, for: date)?.start)
  }
}
