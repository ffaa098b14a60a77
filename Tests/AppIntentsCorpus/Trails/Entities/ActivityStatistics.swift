// SPDX-License-Identifier: Apache-2.0
import AppIntents
import Foundation

/// The distance someone walked in a while. It is made anew each time, so it can't be queried.
struct ActivityStatistics: TransientAppEntity {
  static let typeDisplayRepresentation = TypeDisplayRepresentation(name: "Activity Statistics")

  @Property(title: "Walks")
  var walkCount: Int

  @Property(title: "Total Time")
  var totalTime: Measurement<UnitDuration>

  @Property(title: "Longest Walk")
  var longest: Double?

  @Property(title: "Period")
  var period: StatisticsPeriod

  init() {
    walkCount = 0
    totalTime = Measurement(value: 0, unit: .minutes)
    longest = nil
    period = .week
  }

  init(_ walks: [Walk], in period: StatisticsPeriod) {
    self.init()
    walkCount = walks.count
    totalTime = Measurement(value: walks.map(\.minutes).reduce(0, +), unit: .minutes)
    longest = walks.map(\.minutes).max()
    self.period = period
  }

  var displayRepresentation: DisplayRepresentation { "\(walkCount) walks" }
}

enum StatisticsPeriod: String, AppEnum {
  case today = "day"
  case week
  case month

  static var typeDisplayRepresentation: TypeDisplayRepresentation { "Period" }

  static var caseDisplayRepresentations: [StatisticsPeriod: DisplayRepresentation] {
    [
      .today: DisplayRepresentation(stringLiteral: "Today"),
      .week: .init(title: "This Week"),
      .month: .init(title: LocalizedStringResource("period.month", defaultValue: "This Month")),
    ]
  }

  var start: Date {
    let component: Calendar.Component
    switch self {
    case .today: component = .day
    case .week: component = .weekOfYear
    case .month: component = .month
    }
    return Calendar.current.dateInterval(of: component, for: Date())?.start ?? .distantPast
  }
}
