// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What one size took.
struct BoundsMeasure: Codable {
  /// Nanoseconds.
  var time: Int

  /// Kilobytes that the process held at most, before and after.
  var memoryBefore: Int
  var memoryAfter: Int

  /// What was told, by rule; empty where nothing was.
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

  /// The row of a size that was not done within so many seconds.
  static func missing(_ limit: Int) -> [String] { ["> \(limit) s", "–", "–", "–"] }
}
