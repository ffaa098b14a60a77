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
