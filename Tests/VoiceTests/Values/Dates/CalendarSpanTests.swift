// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Voice

struct CalendarSpanTests {
  @Test(
    arguments: [
      ([.minute: 20], "PT20M"), ([.week: 2], "P2W"), ([.day: 1, .hour: 3], "P1DT3H"),
      ([.hour: 1.5], "PT1H30M"), ([.day: 2.5], "P2DT12H"), ([.year: 3.5], "P3.5Y"),
      ([.second: 123.45], "PT123.45S"), ([.week: 1, .day: 3], "P10D"), ([.hour: 0], "PT0S"),
      ([.month: 1, .minute: 5], "P1MT5M"), ([.hour: 1.1], "PT1H6M"),
    ] as [([CalendarSpan.Unit: Double], String)])
  func aCalendarSpanIsWrittenInISO8601(_ amounts: [CalendarSpan.Unit: Double], _ text: String) {
    #expect(CalendarSpan(amounts).description == text)
  }

  @Test(
    arguments: [
      ("P10Y", [.year: 10]), ("PT1M", [.minute: 1]), ("P1M", [.month: 1]), ("P0.5Y", [.year: 0.5]),
    ] as [(String, [CalendarSpan.Unit: Double])])
  func aCalendarSpanIsReadFromISO8601(_ text: String, _ amounts: [CalendarSpan.Unit: Double]) {
    #expect(CalendarSpan(iso: text)?.amounts == amounts)
  }

  @Test(arguments: ["", "P", "10Y", "P1H", "PT1D", "PxY", "week"])
  func aMalformedDurationIsNoCalendarSpan(_ text: String) {
    #expect(CalendarSpan(iso: text) == nil)
  }

  @Test(arguments: [
    ("P1M", "2016-02-29T23:00:00"), ("PT90M", "2016-02-01T00:30:00"),
    ("P1W", "2016-02-07T23:00:00"), ("P0.5Y", "2016-07-31T23:00:00"),
    ("PT-24H", "2016-01-30T23:00:00"),
  ])
  func aMomentIsMovedByACalendarSpan(_ span: String, _ end: String) throws {
    let date = try CivilDate(text: "2016-01-31")
    let start = CivilMoment(date: date, time: try #require(ClockTime(hour: 23)))
    #expect(start.adding(try #require(CalendarSpan(iso: span))).description == end)
  }
}
