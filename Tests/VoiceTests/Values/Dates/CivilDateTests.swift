// SPDX-License-Identifier: Apache-2.0

import ParlanceTesting
import Testing

@testable import Voice

struct CivilDateTests {
  @Test(arguments: [
    (1970, 1, 1, 0), (2000, 2, 29, 11_016), (1969, 12, 31, -1), (2016, 11, 9, 17_114),
    (1, 1, 1, -719_162), (9999, 12, 31, 2_932_896),
  ])
  func daysAreCountedFromTheFirstOf1970(_ year: Int, _ month: Int, _ day: Int, _ number: Int) throws
  {
    let date = try #require(CivilDate(year: year, month: month, day: day))
    #expect(date.number == number)
    #expect(CivilDate(number: number) == date)
  }

  @Test func everyDayFollowsTheOneBefore() throws {
    var date = try #require(CivilDate(year: 1896, month: 1, day: 1))
    for _ in 0..<40_000 {
      let next = date.adding(days: 1)
      #expect(next > date && next.weekday == date.weekday % 7 + 1)
      #expect(CivilDate(year: next.year, month: next.month, day: next.day) == next)
      date = next
    }
    #expect(date.description == "2005-07-08")
  }

  @Test(arguments: [(2015, 2, 29), (1900, 2, 29), (2016, 4, 31), (2016, 13, 1), (2016, 0, 1)])
  func aDayThatDoesNotExistIsNoDate(_ year: Int, _ month: Int, _ day: Int) {
    #expect(CivilDate(year: year, month: month, day: day) == nil)
  }

  @Test(arguments: [
    ("2016-01-31", 1, "2016-02-29"), ("2016-11-09", -12, "2015-11-09"),
    ("2016-11-09", 2, "2017-01-09"), ("2016-01-09", -1, "2015-12-09"),
  ])
  func monthsAreAddedToADate(_ start: String, _ months: Int, _ end: String) throws {
    #expect(try CivilDate(text: start).adding(months: months).description == end)
  }
}

extension CivilDate {
  init(text: String) throws {
    let numbers = text.split(separator: "-").compactMap { Int($0) }
    self = try #require(CivilDate(year: numbers[0], month: numbers[1], day: numbers[2]))
  }
}
