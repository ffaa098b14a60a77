// SPDX-License-Identifier: Apache-2.0

/// How a process ended.
enum Ending: Hashable, Sendable {
  case exit(Int32)
  case signal(Int32)

  /// Reads what `waitpid` tells.
  init(_ status: Int32) {
    self = status & 0x7F == 0 ? .exit((status >> 8) & 0xFF) : .signal(status & 0x7F)
  }
}
