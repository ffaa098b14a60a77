// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Voice

struct ClockTimeTests {
  @Test(arguments: [
    (7, 12..<24, 19), (12, 0..<12, 0), (12, 12..<24, 12), (0, 12..<24, 12), (8, 17..<29, 20),
    (1, 17..<29, 1), (12, 17..<29, 0), (1, 10..<15, 13), (11, 10..<15, 11), (19, 0..<12, 19),
  ])
  func anHourIsMovedIntoThePartOfTheDay(_ hour: Int, _ part: Range<Int>, _ moved: Int) throws {
    #expect(try #require(ClockTime(hour: hour)).moved(into: part).hour == moved)
  }

  @Test(arguments: [(25, 0), (7, 60), (-1, 0)])
  func anHourOrMinuteOutOfRangeIsNoTime(_ hour: Int, _ minute: Int) {
    #expect(ClockTime(hour: hour, minute: minute) == nil)
  }
}
