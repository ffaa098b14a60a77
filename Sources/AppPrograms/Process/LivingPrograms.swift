// SPDX-License-Identifier: Apache-2.0

import Foundation
import IntentModel
import Synchronization

/// The programs that were started and have not ended. They end when this process ends, for whatever
/// reason.
///
/// The keeper of each program watches a pipe from this process. The system closes the pipe if this
/// process is killed.
public enum LivingPrograms {
  /// Nil once all programs were ended.
  private static let living = Mutex<Set<KeptProgram>?>([])

  private static let endsWithProcess: Bool = atexit { LivingPrograms.endAll() } == 0

  /// How long the end of this process waits for all programs to end, in seconds. A program that
  /// can't be ended in that time is left to its keeper.
  private static let patience = 1.0

  /// Ends all programs. None can be started afterwards.
  ///
  /// Called automatically when the process exits. A signal that ends the process does not call it;
  /// the signal's handler must.
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
  /// - Throws: `AppBreakdown.unstartable`, also after ``endAll()``.
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

  /// Ends a program and all processes it has started, even if only these are left.
  static func end(_ program: KeptProgram) {
    living.withLock { _ = $0?.remove(program) }
    program.letGo()
  }
}
