// SPDX-License-Identifier: Apache-2.0

import AppFiles
import Foundation
import Voice

/// Scores the dates, times and durations heard in single phrases against a public collection.
///
/// The collection lies outside the package; where it doesn't, nothing is scored.
struct DateValuesBenchmark {
  private static let languages = [("English", "en"), ("French", "fr")]
  private static let kinds: [(file: String, kind: FoundDate.Kind)] = [
    ("DateParser", .date), ("TimeParser", .time), ("DateTimeParser", .datetime),
    ("DurationParser", .duration),
  ]

  let cases: URL
  let vocabulary: URL
  var showsMisses = false

  func table() throws -> Table {
    var table = Table(title: "Dates", columns: ["", "cases", "right", "%"])
    for (folder, locale) in Self.languages {
      guard let reading = SystemFolder(vocabulary.appending(path: "System")).dates(locale: locale)
      else { continue }
      for finding in reading.findings { print(finding) }
      let grammar = DateGrammar(reading.content)
      for finding in grammar.findings { print(finding) }
      let numbers = NumberReader(language: locale, words: ValueWords())
      let reader = DateReader(grammar, numbers: numbers)
      var sum = (cases: 0, right: 0)
      for (file, kind) in Self.kinds {
        let path = cases.appending(path: "\(folder)/\(file).json")
        let score = try score(DateValueCase.read(path), kind, reader)
        table.add("\(folder) \(kind)", score)
        sum = (sum.cases + score.cases, sum.right + score.right)
      }
      table.add("\(folder), all", sum)
    }
    return table
  }

  private func score(
    _ cases: [DateValueCase], _ kind: FoundDate.Kind, _ reader: DateReader
  ) -> (cases: Int, right: Int) {
    var right = 0
    for item in cases {
      let found = reader.dates(in: ValueText(item.text), kinds: [kind], now: item.now)
      if item.isRight(found) { right += 1 } else if showsMisses { item.explain(kind, found) }
    }
    return (cases.count, right)
  }
}

extension Table {
  fileprivate mutating func add(_ name: String, _ score: (cases: Int, right: Int)) {
    let percent = Double(score.right) / Double(max(1, score.cases)) * 100
    rows.append(
      [name, "\(score.cases)", "\(score.right)", String(format: "%.1f", percent)])
  }
}
