// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Prints what Parlance takes, as tables: whole processes, the stages of a start, one utterance;
/// and how many values it hears rightly.
///
/// Whole processes are timed with the `parlance` that lies beside this program. With the argument
/// `values` only those are printed, of the folder given after it, and with `--failures` the cases
/// that are wrong.
@main
struct Benchmark {
  static func main() throws {
    guard let vocabulary = Places.vocabulary else {
      print("No vocabulary beside this program; build with: swift build -c release")
      exit(2)
    }
    let arguments = CommandLine.arguments.dropFirst()
    if arguments.first != "values" {
      try ProcessBenchmark().table().print()
      StartBenchmark(vocabulary: vocabulary).table().print()
      try UtteranceBenchmark(vocabulary: vocabulary).table().print()
    }
    let folder = arguments.dropFirst().first { !$0.hasPrefix("-") } ?? "../shared/data/values"
    try ValuesBenchmark(
      vocabulary: vocabulary, folder: URL(filePath: folder),
      showsFailures: arguments.contains("--failures")
    ).print()
    try DateValuesBenchmark(
      vocabulary: vocabulary, folder: URL(filePath: folder),
      showsFailures: arguments.contains("--failures")
    ).print()
  }
}
