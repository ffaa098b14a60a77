// SPDX-License-Identifier: Apache-2.0

import CEditLine
import Foundation

/// A pipe to oneself: ends another thread's wait, from anywhere, even from a signal's handler.
final class WakePipe: Sendable {
  let readEnd: Int32
  let writeEnd: Int32

  private static let interruption = UInt8(ascii: "i")

  init() {
    var ends: [Int32] = [-1, -1]
    // Without a pipe nothing can interrupt, and a wait on -1 is ignored.
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

  /// Takes the notes that came, and says whether an interruption is among them.
  func wasInterrupted() -> Bool {
    var notes = [UInt8](repeating: 0, count: 64)
    let count = read(readEnd, &notes, notes.count)
    return notes.prefix(max(count, 0)).contains(Self.interruption)
  }
}
