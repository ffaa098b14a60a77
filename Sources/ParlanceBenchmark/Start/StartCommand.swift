// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import Foundation

/// `parlance-benchmark start`: whole processes, the stages of a start, one utterance.
///
/// Whole processes are timed with the `parlance` that lies beside this program.
struct StartCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "start",
    abstract: "Time whole processes, the stages of a start, and one utterance.")

  func run() throws {
    guard let vocabulary = Places.vocabulary else {
      print("No vocabulary beside this program; build with: swift build -c release")
      throw ExitCode(2)
    }
    try ProcessBenchmark().table().print()
    StartBenchmark(vocabulary: vocabulary).table().print()
    try UtteranceBenchmark(vocabulary: vocabulary).table().print()
  }
}
