// SPDX-License-Identifier: Apache-2.0

import AppFiles
import AppleFormats
import Foundation
import IntentModel
import ParlanceTesting
import Testing
import Voice

/// Spans of days in the shipped languages, as of Thursday, 15 January 2026.
struct PeriodReaderTests {
  @Test(arguments: [
    ("en", "last year", "2025-01-01/2025-12-31"), ("en", "this month", "2026-01-01/2026-01-31"),
    ("en", "the week before last", "2025-12-29/2026-01-04"),
    ("en", "last weekend", "2026-01-10/2026-01-11"), ("en", "April 2025", "2025-04-01/2025-04-30"),
    ("en", "february", "2025-02-01/2025-02-28"), ("en", "January", "2026-01-01/2026-01-31"),
    ("en", "May of last year", "2025-05-01/2025-05-31"), ("en", "2024", "2024-01-01/2024-12-31"),
    ("en", "last summer", "2025-06-01/2025-08-31"), ("en", "last winter", "2024-12-01/2025-02-28"),
    ("en", "this winter", "2025-12-01/2026-02-28"), ("en", "this summer", "2026-06-01/2026-08-31"),
    ("en", "the winter of 2023", "2023-12-01/2024-02-29"),
    ("en", "the past two weeks", "2026-01-02/2026-01-15"),
    ("fr", "l'année dernière", "2025-01-01/2025-12-31"),
    ("fr", "le mois dernier", "2025-12-01/2025-12-31"),
    ("fr", "avril 2025", "2025-04-01/2025-04-30"),
    ("fr", "les trois derniers mois", "2025-10-16/2026-01-15"),
    ("ko", "작년", "2025-01-01/2025-12-31"), ("ko", "지난주", "2026-01-05/2026-01-11"),
    ("ko", "2025년 4월", "2025-04-01/2025-04-30"), ("ko", "최근 3개월", "2025-10-16/2026-01-15"),
    ("ja", "おととし", "2024-01-01/2024-12-31"), ("ja", "先月", "2025-12-01/2025-12-31"),
    ("ja", "去年の夏", "2025-06-01/2025-08-31"), ("ja", "過去2週間", "2026-01-02/2026-01-15"),
    ("zh-Hans", "上个月", "2025-12-01/2025-12-31"), ("zh-Hans", "前年", "2024-01-01/2024-12-31"),
    ("zh-Hans", "2025年4月", "2025-04-01/2025-04-30"),
    ("en", "the past week", "2026-01-09/2026-01-15"), ("ko", "최근 두 달", "2025-11-16/2026-01-15"),
    ("ja", "過去1か月", "2025-12-16/2026-01-15"), ("zh-Hans", "最近两周", "2026-01-02/2026-01-15"),
    ("fr", "le week-end dernier", "2026-01-10/2026-01-11"),
    ("zh-Hans", "最近三个月", "2025-10-16/2026-01-15"),
  ])
  func aPeriodIsReadAsItsSpanOfDays(language: String, text: String, days: String) throws {
    let literal = try reader(language).literal(
      text, for: .period, now: ParlanceTesting.Stage.usualTime)
    #expect(literal?.kind == .period)
    #expect(literal?.text == days)
    #expect(literal?.display == text)
  }

  /// "Last year's summer" differs from "last summer" once this year's is over.
  @Test(arguments: [
    ("en", "last summer", "2026-06-01/2026-08-31"),
    ("en", "summer of last year", "2025-06-01/2025-08-31"),
    ("en", "the summer before last", "2025-06-01/2025-08-31"),
    ("ja", "去年の夏", "2025-06-01/2025-08-31"),
    ("ko", "작년 여름", "2025-06-01/2025-08-31"), ("zh-Hans", "去年夏天", "2025-06-01/2025-08-31"),
    ("en", "may of last year", "2025-05-01/2025-05-31"),
    ("fr", "mai de l'année dernière", "2025-05-01/2025-05-31"),
  ])
  func seasonsAndMonthsOfLastYearAreReadInOctober(language: String, text: String, days: String)
    throws
  {
    let october = ParlanceTesting.Stage.usualTime + 273 * 86_400
    #expect(try reader(language).literal(text, for: .period, now: october)?.text == days)
  }

  /// A day is still read as a day, and other words are not read as a span.
  @Test func aDayOrAnyOtherTextIsReadAsNoPeriod() throws {
    let reader = try reader("en")
    #expect(
      reader.literal("tomorrow", for: .period, now: ParlanceTesting.Stage.usualTime)?.kind == .date)
    #expect(reader.literal("Paris", for: .period, now: ParlanceTesting.Stage.usualTime) == nil)
    #expect(reader.literal("last year", for: .date, now: ParlanceTesting.Stage.usualTime) == nil)
    #expect(reader.literal("", for: .period, now: ParlanceTesting.Stage.usualTime) == nil)
    let far = reader.literal(
      "the last 999 years", for: .period, now: ParlanceTesting.Stage.usualTime)
    #expect(far?.text == "1027-01-16/2026-01-15")
  }

  @Test func theShippedPeriodFilesHaveNoFindings() throws {
    let system = SystemFolder(ParlanceTesting.Stage.vocabulary.appending(path: "System"))
    for language in ["en", "fr", "ko", "ja", "zh-Hans"] {
      #expect(try #require(system.periods(locale: language)).findings == [])
    }
  }

  private func reader(_ language: String) throws -> LiteralReader {
    let system = SystemFolder(ParlanceTesting.Stage.vocabulary.appending(path: "System"))
    let grammar = try #require(system.periods(locale: language)).content
    return LiteralReader(
      locale: language, timeZone: .gmt,
      recognizer: { system.valueRecognizer(locale: language).content },
      periods: {
        PeriodReader(grammar, habits: LanguageHabits(system.habits(of: language).content))
      })
  }
}
