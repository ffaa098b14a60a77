// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import Foundation

/// `parlance-benchmark names`: the cost of many names and many templates.
struct NamesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "names",
    abstract: "Measure generated vocabularies of many names among many templates.",
    discussion: """
      Each combination is measured in a process of its own, so that its memory is its own; one that \
      takes longer than the limit is stopped.
      """)

  @Option(name: .customLong("names"), help: "How many names; may be given several times.")
  var nameCounts: [Int] = [1_000, 100_000, 1_000_000]

  @Option(name: .customLong("templates"), help: "How many templates; may be given several times.")
  var templateCounts: [Int] = [10, 1_000, 10_000]

  @Option(name: .customLong("kind"), help: "Which names; may be given several times.")
  var kinds: [GeneratedNames.Kind] = GeneratedNames.Kind.allCases

  @Option(help: "How many sentences are timed.")
  var sentences = 1_000

  @Option(help: "What names and sentences are drawn with.")
  var seed: UInt64 = 1

  @Option(help: "How many seconds a combination may take to compile, and each of its timings.")
  var limit = 60

  func run() throws {
    var table = NamesMeasure.table
    for kind in kinds {
      for names in nameCounts {
        for templates in templateCounts {
          let size = NamesSize(
            kind: kind, names: names, templates: templates, sentences: sentences, seed: seed)
          table.rows.append(size.cells + (try measure(size)?.cells ?? NamesMeasure.missing(limit)))
        }
      }
    }
    table.print()
  }

  /// Runs this program again for one combination; nil if the time was up before it was compiled.
  private func measure(_ size: NamesSize) throws -> NamesMeasure? {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
    process.arguments = ["names-one", "\(limit)"] + size.arguments
    process.standardOutput = pipe
    try process.run()
    let stop = DispatchWorkItem { process.terminate() }
    // Four limits: for compiling, for two timings, and for making the names.
    DispatchQueue.global().asyncAfter(deadline: .now() + .seconds(4 * limit), execute: stop)
    let output = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    stop.cancel()
    return try? JSONDecoder().decode(NamesMeasure.self, from: output)
  }
}
