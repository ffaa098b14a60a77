// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The cost of one combination of names and templates.
struct NamesMeasure: Codable {
  /// The results for one kind of sentence.
  struct Timing: Codable {
    var count: Int
    var right: Int
    /// In nanoseconds.
    var p50: Int
    var p99: Int

    var cells: [String] { ["\(right)/\(count)", "\(p50)", "\(p99)"] }
  }

  /// In milliseconds.
  var compileTime: Int

  /// The resident memory in megabytes, before the names and templates were compiled and after.
  var memoryBefore: Int
  var memoryAfter: Int

  /// The time to add a name of the user's own, in nanoseconds.
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

  /// The row of a combination that was not compiled within a number of seconds.
  static func missing(_ limit: Int) -> [String] {
    ["> \(limit) s"] + Array(repeating: "–", count: 9)
  }
}
