// SPDX-License-Identifier: Apache-2.0

import AppFiles
import AppleFormats
import ArgumentParser
import Foundation
import Voice

/// Scores the dates, times and durations found in Microsoft's Recognizers-Text cases, for each kind
/// and language.
struct DateValuesBenchmark {
  private static let languages = [("English", "en"), ("French", "fr")]
  private static let kinds: [(file: String, kind: ValueKind)] = [
    ("DateParser", .date), ("TimeParser", .time), ("DateTimeParser", .datetime),
    ("DurationParser", .duration),
  ]

  private let vocabulary: URL
  private let folder: URL
  private let showsFailures: Bool

  /// - Parameters:
  ///   - folder: contains one folder for each language, as in the cases' own repository.
  ///   - showsFailures: whether wrong cases are printed, each with the values that were found.
  init(vocabulary: URL, folder: URL, showsFailures: Bool = false) {
    self.vocabulary = vocabulary
    self.folder = folder
    self.showsFailures = showsFailures
  }

  /// Prints a plain line instead of the table if the cases are not there.
  func print() throws {
    guard FileManager.default.fileExists(atPath: folder.path) else {
      Swift.print("\nDates: no cases in \(folder.path); skipped")
      return
    }
    var table = Table(title: "Dates heard rightly", columns: ["", "cases", "right", "%"])
    for (name, locale) in Self.languages { try add(name, recognizer(locale), to: &table) }
    table.print()
  }

  private func recognizer(_ locale: String) -> ValueRecognizer {
    let system = SystemFolder(vocabulary.appending(path: "System"))
    let (language, words) = system.valueWords(locale: locale)
    return ValueRecognizer(
      language: language, words: words.content, dates: system.dates(locale: locale)?.content)
  }

  private func add(_ name: String, _ recognizer: ValueRecognizer, to table: inout Table) throws {
    var sum = (cases: 0, right: 0)
    for (file, kind) in Self.kinds {
      let cases = try DateValueCase.cases(in: folder.appending(path: "\(name)/\(file).json"))
      let right = cases.count { isRight($0, kind, recognizer, "\(name) \(kind.rawValue)") }
      table.rows.append(Self.row("\(name) \(kind.rawValue)", cases.count, right))
      sum = (sum.cases + cases.count, sum.right + right)
    }
    table.rows.append(Self.row("\(name), all four", sum.cases, sum.right))
  }

  private static func row(_ title: String, _ cases: Int, _ right: Int) -> [String] {
    let share = 100 * Double(right) / Double(max(1, cases))
    return [title, String(cases), String(right), String(format: "%.1f", share)]
  }

  private func isRight(
    _ example: DateValueCase, _ kind: ValueKind, _ recognizer: ValueRecognizer, _ title: String
  ) -> Bool {
    let found = recognizer.values(in: example.text, kinds: [kind], now: example.now)
    let isRight = example.isRight(found)
    if !isRight, showsFailures { Swift.print("\(title): \(example.told(found))") }
    return isRight
  }
}
