// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Both ends of a program's standard input and output. Other programs don't inherit our ends.
///
/// The input is a socket, because writing to a socket can do without a signal when the program is
/// gone.
struct ProgramStreams {
  let input: Int32
  let theirInput: Int32
  let output: Int32
  let theirOutput: Int32

  /// How long a write may wait, in seconds: a program that doesn't read for that long counts as
  /// gone.
  private static let patience = 5

  init() throws {
    var ends: [Int32] = [-1, -1]
    let kind = Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue)
    guard socketpair(AF_UNIX, kind, 0, &ends) == 0 else { throw POSIXError(.EMFILE) }
    (input, theirInput) = (ends[0], ends[1])
    var patience = timeval(tv_sec: Self.patience, tv_usec: 0)
    setsockopt(input, SOL_SOCKET, SO_SNDTIMEO, &patience, socklen_t(MemoryLayout<timeval>.size))
    guard pipe(&ends) == 0 else {
      close(input)
      close(theirInput)
      throw POSIXError(.EMFILE)
    }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    (output, theirOutput) = (ends[0], ends[1])
  }

  /// Closes our ends, if there is no program to talk to.
  func closeOurs() {
    close(input)
    close(output)
  }

  /// Closes the program's ends, once the program has them.
  func closeTheirs() {
    close(theirInput)
    close(theirOutput)
  }
}
