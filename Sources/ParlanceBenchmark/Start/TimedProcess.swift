// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A run of `parlance`, timed from its start to its end.
struct TimedProcess {
  let time: Duration
  /// The peak of the resident memory.
  let peakMegabytes: Int

  /// Spawned without Foundation's `Process`, which notices the end only every 50 ms.
  ///
  /// - Parameters:
  ///   - arguments: the arguments after the program's name.
  ///   - program: run in place of `parlance`.
  static func run(
    _ arguments: [String], of program: URL = Places.parlance
  ) throws -> TimedProcess {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
    let words = ([program.path] + arguments).map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    var usage = rusage()
    let time = try ContinuousClock().measure {
      var process: pid_t = 0
      let failure = posix_spawn(
        &process, program.path, &actions, nil, words, environ)
      guard failure == 0 else { throw POSIXError(.init(rawValue: failure) ?? .EIO) }
      wait4(process, nil, 0, &usage)
    }
    return TimedProcess(time: time, peakMegabytes: usage.ru_maxrss / 1_024)
  }
}
