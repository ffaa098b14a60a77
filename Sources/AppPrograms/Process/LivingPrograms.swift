// SPDX-License-Identifier: Apache-2.0

import Foundation
import Synchronization

/// The programs that were started and have not ended: they end with the process that has started them.
enum LivingPrograms {
  private static let living = Mutex<Set<pid_t>>([])

  private static let endsWithProcess: Bool = atexit { LivingPrograms.endAll() } == 0

  static func add(_ process: pid_t) {
    _ = endsWithProcess
    living.withLock { _ = $0.insert(process) }
  }

  static func remove(_ process: pid_t) { living.withLock { _ = $0.remove(process) } }

  /// Each leads a group, so that what it has started itself ends, too.
  private static func endAll() {
    living.withLock { for process in $0 { kill(-process, SIGKILL) } }
  }
}
