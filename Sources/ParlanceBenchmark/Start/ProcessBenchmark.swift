// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import Foundation

/// Times whole processes, from their start to their end.
struct ProcessBenchmark {
  private static let runs = 30

  private let requests = [
    ["--version"],
    ["interpret", "--ephemeral", "order two clam chowders in Soup Chef"],
    ["say", "--ephemeral", "order clam chowder in Soup Chef"],
    ["say", "--ephemeral", "order two clam chowders in Soup Chef"],
    ["say", "--ephemeral", "order clam chowder in Soup Chef", "two", "yes"],
  ]

  func table() throws -> Table {
    var table = Table("Whole process (\(Self.runs) runs)")
    for arguments in requests {
      _ = try TimedProcess.run(arguments)
      let times = try (0..<Self.runs).map { _ in try TimedProcess.run(arguments).time }
      table.add("parlance " + arguments.joined(separator: " "), times)
    }
    return table
  }
}

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
