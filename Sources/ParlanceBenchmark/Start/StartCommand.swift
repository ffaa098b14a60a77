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
    let vocabulary = try Places.requiredVocabulary()
    try ProcessBenchmark().table().print()
    StartBenchmark(vocabulary: vocabulary).table().print()
    try UtteranceBenchmark(vocabulary: vocabulary).table().print()
  }
}
