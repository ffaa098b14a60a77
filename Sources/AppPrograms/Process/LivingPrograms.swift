// SPDX-License-Identifier: Apache-2.0

import Foundation
import IntentModel
import Synchronization

/// The programs that were started and have not ended: they end with the process that has started them.
///
/// Each leads a group, so that what it has started itself ends, too.
public enum LivingPrograms {
  /// Nil once all were ended.
  private static let living = Mutex<Set<Process>?>([])

  private static let endsWithProcess: Bool = atexit { LivingPrograms.endAll() } == 0

  /// Ends all. From then on none can be started.
  ///
  /// It happens by itself where the process exits; where a signal is to end it, somebody has to see to it.
  public static func endAll() {
    living.withLock { living in
      for process in living ?? [] { killGroup(of: process) }
      living = nil
    }
  }

  /// Starts a program, with no signal blocked.
  ///
  /// - Throws: What `Process.run()` throws, or ``IntentModel/AppBreakdown/unstartable`` after the end of all.
  static func start(_ process: Process) throws {
    _ = endsWithProcess
    process.terminationHandler = { end($0) }
    // One that has ended before it is among the living would stay there.
    try living.withLock { living in
      guard living != nil else { throw AppBreakdown.unstartable }
      try SignalMask.whileEmpty { try process.run() }
      living?.insert(process)
    }
  }

  /// Ends a program, whether it runs still or has only left others behind; the second time nothing happens.
  static func end(_ process: Process) {
    living.withLock { living in
      if living?.remove(process) != nil { killGroup(of: process) }
    }
  }

  /// Its number is given to no other group while one of its members lives or was not waited for. Foundation itself
  /// waits for the leader, and calls the termination handler at once: the program does not stay among the living until
  /// the number comes round again.
  private static func killGroup(of process: Process) { kill(-process.processIdentifier, SIGKILL) }
}
