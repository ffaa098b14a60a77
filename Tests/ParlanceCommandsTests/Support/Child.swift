// SPDX-License-Identifier: Apache-2.0

import Foundation
import Synchronization

/// A running process. It is killed when nobody needs it any more.
final class Child: Sendable {
  struct Stuck: Error, CustomStringConvertible {
    var description: String
  }

  let id: pid_t
  private let ending = Mutex<Ending?>(nil)

  init(_ spawn: Spawn) throws { id = try spawn.start() }

  deinit {
    guard ending.withLock({ $0 == nil }) else { return }
    kill(SIGKILL)
    var status: Int32 = 0
    waitpid(id, &status, 0)
  }

  /// Sends a signal, unless the process has ended and was waited for.
  func kill(_ signal: Int32) {
    ending.withLock { if $0 == nil { _ = Glibc.kill(id, signal) } }
  }

  /// Blocks until the process has ended.
  func waitForEnd() throws -> Ending {
    let deadline = Date(timeIntervalSinceNow: Waiting.patience)
    while Date() < deadline {
      if let ending = end() { return ending }
      usleep(2_000)
    }
    throw Stuck(description: "the process did not end")
  }

  /// The ending, if the process has ended.
  private func end() -> Ending? {
    ending.withLock { ending in
      if let ending { return ending }
      var status: Int32 = 0
      if waitpid(id, &status, WNOHANG) == id { ending = Ending(status) }
      return ending
    }
  }
}
