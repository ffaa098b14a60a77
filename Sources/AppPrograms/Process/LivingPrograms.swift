// SPDX-License-Identifier: Apache-2.0

import Foundation
import IntentModel
import Synchronization

/// The programs that were started and have not ended: they end with the process that has started them, however it ends.
///
/// Each is on a leash that its keeper watches. The system lets go of it where this process is killed.
public enum LivingPrograms {
  /// Nil once all were ended.
  private static let living = Mutex<Set<KeptProgram>?>([])

  private static let endsWithProcess: Bool = atexit { LivingPrograms.endAll() } == 0

  /// How long the end of this process waits for the ends of all, in seconds. A program that can't be ended is left to
  /// its keeper.
  private static let patience = 1.0

  /// Ends all. From then on none can be started.
  ///
  /// It happens by itself where the process exits; where a signal is to end it, somebody has to see to it.
  public static func endAll() {
    let programs = living.withLock { living in
      defer { living = nil }
      return living ?? []
    }
    for program in programs { program.letGo() }
    let deadline = Date(timeIntervalSinceNow: patience)
    for program in programs { program.wait(until: deadline) }
  }

  /// Starts a program.
  ///
  /// - Throws: ``IntentModel/AppBreakdown/unstartable``, also after the end of all.
  static func start(_ make: () throws(AppBreakdown) -> KeptProgram) throws(AppBreakdown)
    -> KeptProgram
  {
    _ = endsWithProcess
    return try living.withLock { living throws(AppBreakdown) in
      guard living != nil else { throw .unstartable }
      let program = try make()
      living?.insert(program)
      return program
    }
  }

  /// Ends a program and all that it has started, whether it runs still or has only left others behind.
  static func end(_ program: KeptProgram) {
    living.withLock { _ = $0?.remove(program) }
    program.letGo()
  }
}
