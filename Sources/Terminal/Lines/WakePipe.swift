// SPDX-License-Identifier: Apache-2.0

import CEditLine
import Foundation

/// A pipe within this process. A byte in it ends another thread's wait; even a signal handler may
/// write it.
final class WakePipe: Sendable {
  let readEnd: Int32
  let writeEnd: Int32

  private static let interruption = UInt8(ascii: "i")

  init() {
    var ends: [Int32] = [-1, -1]
    // Without a pipe nothing can be interrupted; a wait on -1 is ignored.
    _ = cel_open_pipe(&ends)
    readEnd = ends[0]
    writeEnd = ends[1]
  }

  deinit {
    close(readEnd)
    close(writeEnd)
  }

  func notify() {
    var byte = Self.interruption
    _ = write(writeEnd, &byte, 1)
  }

  /// Reads the bytes that have arrived, and returns whether one of them means an interruption.
  func wasInterrupted() -> Bool {
    var notes = [UInt8](repeating: 0, count: 64)
    let count = read(readEnd, &notes, notes.count)
    return notes.prefix(max(count, 0)).contains(Self.interruption)
  }
}
