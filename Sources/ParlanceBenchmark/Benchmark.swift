// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Prints what Parlance takes, as tables: whole processes, the stages of a start, one utterance.
///
/// Whole processes are timed with the `parlance` that lies beside this program.
@main
struct Benchmark {
  static func main() throws {
    guard let vocabulary = Places.vocabulary else {
      print("No vocabulary beside this program; build with: swift build -c release")
      exit(2)
    }
    if CommandLine.arguments.contains("dates") {
      let cases = URL(filePath: "../shared/data/values")
      try DateValuesBenchmark(cases: cases, vocabulary: vocabulary, showsMisses: true).table()
        .print()
      return
    }
    try ProcessBenchmark().table().print()
    StartBenchmark(vocabulary: vocabulary).table().print()
    try UtteranceBenchmark(vocabulary: vocabulary).table().print()
  }
}
