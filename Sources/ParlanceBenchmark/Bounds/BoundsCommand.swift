// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import Foundation

/// `parlance-benchmark bounds`: how the cost of bounded things grows up to the bound, and what is
/// reported beyond it.
struct BoundsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "bounds",
    abstract:
      "Measure hostile templates, vocabularies and utterances, up to their bounds and beyond.",
    discussion: """
      Each size is measured in a process of its own, so that its memory is its own. Where the time for \
      each of its parts stays the same from size to size, the time is linear.
      """)

  @Option(name: .customLong("case"), help: "What is measured; may be given several times.")
  var cases: [BoundsCase] = BoundsCase.allCases

  @Option(help: "How many seconds a size may take.")
  var limit = 60

  func run() throws {
    for bounds in cases {
      var table = BoundsMeasure.table(bounds)
      for size in bounds.sizes {
        let measure = try measure(bounds, size)
        table.rows.append(["\(size)"] + (measure?.cells(for: size) ?? BoundsMeasure.missing(limit)))
      }
      table.print()
    }
  }

  /// Runs this program again for one size; nil if the time was up.
  ///
  /// - Throws: if it ended without a measure.
  private func measure(_ bounds: BoundsCase, _ size: Int) throws -> BoundsMeasure? {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
    process.arguments = ["bounds-one", bounds.rawValue, "\(size)"]
    process.standardOutput = pipe
    try process.run()
    let stop = DispatchWorkItem { process.terminate() }
    DispatchQueue.global().asyncAfter(deadline: .now() + .seconds(limit), execute: stop)
    let output = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    stop.cancel()
    if process.terminationReason == .uncaughtSignal, process.terminationStatus == SIGTERM {
      return nil
    }
    return try JSONDecoder().decode(BoundsMeasure.self, from: output)
  }
}
