// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The cost of one size.
struct BoundsMeasure: Codable {
  /// In nanoseconds.
  var time: Int

  /// The process's peak memory in kilobytes, before and after.
  var memoryBefore: Int
  var memoryAfter: Int

  /// The rules of the findings; empty if there were none.
  var told: [String]

  static func table(_ bounds: BoundsCase) -> Table {
    Table(
      title: bounds.rawValue,
      columns: [bounds.unit, "ms", "µs for each", "peak MB grows by", "told"])
  }

  func cells(for size: Int) -> [String] {
    [
      String(format: "%.1f", Double(time) / 1e6),
      String(format: "%.2f", Double(time) / 1e3 / Double(size)),
      String(format: "%.1f", Double(memoryAfter - memoryBefore) / 1_024),
      told.isEmpty ? "–" : told.joined(separator: ", "),
    ]
  }

  /// The row of a size that was not done within a number of seconds.
  static func missing(_ limit: Int) -> [String] { ["> \(limit) s", "–", "–", "–"] }
}
