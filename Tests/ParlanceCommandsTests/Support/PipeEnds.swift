// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A pipe that no other child process inherits.
final class PipeEnds: @unchecked Sendable {
  // Each end is closed once: by the code that is done with it, or when this object goes away.
  private(set) var reading: Int32
  private(set) var writing: Int32

  init() throws {
    var ends: [Int32] = [-1, -1]
    try Spawn.alone {
      guard pipe(&ends) == 0 else { throw POSIXError(.EMFILE) }
      for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    }
    (reading, writing) = (ends[0], ends[1])
  }

  deinit {
    closeReading()
    closeWriting()
  }

  func closeReading() {
    if reading >= 0 { close(reading) }
    reading = -1
  }

  func closeWriting() {
    if writing >= 0 { close(writing) }
    writing = -1
  }
}
