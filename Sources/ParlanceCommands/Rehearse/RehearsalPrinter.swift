// SPDX-License-Identifier: Apache-2.0

import Rehearsal
import Terminal

/// Prints results as they come, or all at the end where the format is one document.
struct RehearsalPrinter {
  private let format: OutputFormat
  private var results: [RehearsalResult] = []
  private(set) var isPassed = true
  /// What all results came across.
  private(set) var reached: [Coverage.Subject: Set<CoverageItem>] = [:]

  init(_ options: CommonOptions) { format = options.outputFormat }

  mutating func take(_ result: RehearsalResult) throws {
    if !result.isPassed { isPassed = false }
    reached.merge(result.reached) { $0.union($1) }
    switch format {
    case .json: try Output.standard.write(result.json.text + "\n")
    case .junit: results.append(result)
    case .text, .sarif: try Output.standard.write(result.text)
    }
  }

  /// Prints what can only be printed once all is known.
  func finish() throws {
    if format == .junit { try Output.standard.write(JUnitReport(results).text) }
  }
}
