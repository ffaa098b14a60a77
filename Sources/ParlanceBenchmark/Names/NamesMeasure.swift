// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What one combination of names and templates cost.
struct NamesMeasure: Codable {
  /// How sentences of one sort went.
  struct Timing: Codable {
    var count: Int
    var right: Int
    /// Nanoseconds.
    var p50: Int
    var p99: Int

    var cells: [String] { ["\(right)/\(count)", "\(p50)", "\(p99)"] }
  }

  /// Milliseconds.
  var compileTime: Int

  /// Megabytes resident before the names and templates were compiled, and after.
  var memoryBefore: Int
  var memoryAfter: Int

  /// Nanoseconds to add a name of the user's own.
  var ownName: Int

  var exact: Timing
  var slip: Timing

  static let table = Table(
    title: "Many names (understanding in ns)",
    columns: [
      "names", "count", "templates", "compile ms", "MB before", "MB after", "own name",
      "exact right", "p50",
      "p99", "slip right", "p50", "p99",
    ])

  var cells: [String] {
    ["\(compileTime)", "\(memoryBefore)", "\(memoryAfter)", "\(ownName)"] + exact.cells + slip.cells
  }

  /// The row of a combination that was not compiled within so many seconds.
  static func missing(_ limit: Int) -> [String] {
    ["> \(limit) s"] + Array(repeating: "–", count: 9)
  }
}
