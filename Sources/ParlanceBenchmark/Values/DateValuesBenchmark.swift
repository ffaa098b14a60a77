// SPDX-License-Identifier: Apache-2.0

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

  private let folder: CaseFolder

  init(_ folder: CaseFolder) { self.folder = folder }

  func print() throws {
    try folder.print("Dates") { table in
      for (name, locale) in Self.languages {
        try add(name, folder.recognizer(locale, withDates: true), to: &table)
      }
    }
  }

  private func add(_ name: String, _ recognizer: ValueRecognizer, to table: inout Table) throws {
    var sum = (cases: 0, right: 0)
    for (file, kind) in Self.kinds {
      let cases = try DateValueCase.cases(in: folder.file(file, name))
      let right = cases.count { isRight($0, kind, recognizer, "\(name) \(kind.rawValue)") }
      table.rows.append(CaseFolder.row("\(name) \(kind.rawValue)", cases.count, right))
      sum = (sum.cases + cases.count, sum.right + right)
    }
    table.rows.append(CaseFolder.row("\(name), all four", sum.cases, sum.right))
  }

  private func isRight(
    _ example: DateValueCase, _ kind: ValueKind, _ recognizer: ValueRecognizer, _ title: String
  ) -> Bool {
    let found = recognizer.values(in: example.text, kinds: [kind], now: example.now)
    let isRight = example.isRight(found)
    if !isRight, folder.showsFailures { Swift.print("\(title): \(example.told(found))") }
    return isRight
  }
}
