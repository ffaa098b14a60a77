// SPDX-License-Identifier: Apache-2.0

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
      _ = try time(arguments)
      let times = try (0..<Self.runs).map { _ in try time(arguments) }
      table.add("parlance " + arguments.joined(separator: " "), times)
    }
    return table
  }

  /// Spawned by hand: Foundation's `Process` notices the end only every 50 ms.
  private func time(_ arguments: [String]) throws -> Duration {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
    let words = ([Places.parlance.path] + arguments).map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    var status: Int32 = 0
    return try ContinuousClock().measure {
      var process: pid_t = 0
      let failure = posix_spawn(&process, Places.parlance.path, &actions, nil, words, environ)
      guard failure == 0 else { throw POSIXError(.init(rawValue: failure) ?? .EIO) }
      waitpid(process, &status, 0)
    }
  }
}
