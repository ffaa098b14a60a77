// SPDX-License-Identifier: Apache-2.0

import Foundation
import Rehearsal

/// Rows of figures under a title.
struct Table {
  var title: String
  var columns: [String]
  var rows: [[String]] = []

  /// Adds a row with the minimum, the median, the 99th percentile and the maximum of some times.
  mutating func add(_ name: String, _ times: [Duration]) {
    let times = times.sorted()
    let figures = [0, 0.5, 0.99, 1].map { times[Int(Double(times.count - 1) * $0)].text }
    rows.append([name] + figures)
  }

  func print() {
    let widths = columns.indices.map { column in
      ([columns] + rows).map { $0[column].width }.max() ?? 0
    }
    Swift.print("\n\(title)")
    for row in [columns] + rows {
      let cells = zip(row, widths).enumerated().map { column, cell in
        let padding = String(repeating: " ", count: cell.1 - cell.0.width)
        return column == 0 ? cell.0 + padding : padding + cell.0
      }
      Swift.print("  " + cells.joined(separator: "  "))
    }
  }
}

extension Table {
  /// A table whose rows are distributions.
  init(_ title: String) {
    self.init(title: title, columns: ["", "min", "p50", "p99", "max"])
  }
}

extension String {
  /// The width in columns of a terminal: ideographs, Kana and Hangul take two.
  fileprivate var width: Int { reduce(0) { $0 + ($1.isWide ? 2 : 1) } }
}

extension Character {
  fileprivate var isWide: Bool {
    guard let scalar = unicodeScalars.first else { return false }
    return scalar.properties.isIdeographic || (0x3041...0x30FF).contains(scalar.value)
      || (0xAC00...0xD7A3).contains(scalar.value)
  }
}

extension Duration {
  /// The duration in a suitable unit: `4.1 µs`, `12.0 ms`.
  var text: String {
    let microseconds = Double(components.seconds) * 1e6 + Double(components.attoseconds) / 1e12
    return microseconds < 1_000
      ? String(format: "%.1f µs", microseconds) : String(format: "%.1f ms", microseconds / 1_000)
  }
}

extension Table {
  /// Adds a row with the outcomes of sentences.
  /// - Parameter listing: whether the sentences that are not right are printed right away.
  mutating func add(_ name: String, _ outcomes: [SentenceOutcome], _ listing: Bool) {
    let tally = Tally(outcomes.map(\.verdict))
    rows.append([name] + tally.cells)
    guard listing, tally.right < tally.count else { return }
    Swift.print("\n\(name): \(tally.count - tally.right) not right")
    for outcome in outcomes where !outcome.isRight { Swift.print(outcome) }
  }
}
