// SPDX-License-Identifier: Apache-2.0

import Foundation
import IntentModel
import Testing
import Voice

/// Dates in texts with other values, and searches for a single kind of value.
struct DatesAmongValuesTests {
  private static let hearing = Result { try DateHearing("en") }

  private func types(_ text: String, _ kinds: Set<ValueKind> = Set(ValueKind.allCases)) throws
    -> [String]
  {
    try Self.hearing.get().recognizer.values(in: text, kinds: kinds, now: SaidDate.now)
      .map { "\($0.type.rawValue) \($0.heard)" }
  }

  @Test func eachDateAmongOtherValuesIsFoundOnce() throws {
    #expect(
      try types("order two soups for 7 pm on December 24") == [
        "number two", "datetime 7 pm on December 24",
      ])
    #expect(try types("in 20 minutes") == ["datetime in 20 minutes"])
    #expect(try types("$15 by the 15th") == ["currency $15", "date the 15th"])
    #expect(try types("the second bowl, 4.22") == ["ordinal second", "number 4.22"])
  }

  @Test func onlyTheKindsOfValuesThatAreAskedForAreFound() throws {
    #expect(try types("tomorrow at 7", [.date]) == ["date tomorrow"])
    #expect(try types("tomorrow at 7", [.time]) == ["time 7"])
    #expect(try types("on 15 minutes", [.date]) == [])
    #expect(try types("for 3 hours", [.number]) == ["number 3"])
  }

  @Test func placesOfDatesAreCountedInCharacters() throws {
    let values = try Self.hearing.get().recognizer.values(
      in: "🇫🇷 naïve: ｔｏｍｏｒｒｏｗ at ７pm", now: SaidDate.now)
    #expect(values.map(\.span) == [9..<24])
    #expect(values.map(\.value) == [.string("2016-11-10T19:00:00")])
  }

  @Test func theTimeZoneDecidesWhichDayIsToday() throws {
    let recognizer = try Self.hearing.get().recognizer
    let zone = try #require(TimeZone(secondsFromGMT: 14 * 3_600))
    let values = recognizer.values(in: "today", now: SaidDate.now, timeZone: zone)
    #expect(values.map(\.value) == [.string("2016-11-10")])
  }

  @Test(arguments: ["1 day ", "1 day after ", "Monday or ", "7:", "half past ", "a week on "])
  func aLongRepetitiveTextOfDatesIsReadToItsEnd(_ piece: String) throws {
    let text = String(repeating: piece, count: 60)
    let values = try Self.hearing.get().recognizer.values(in: text, now: SaidDate.now)
    let last = try #require(values.last)
    #expect(last.span.upperBound > text.count - piece.count)
  }
}
