// SPDX-License-Identifier: Apache-2.0

import CEditLine
import Foundation
import Synchronization

/// Runs cleanup work before a signal ends the program.
public enum Termination {
  private static let signals = [SIGINT, SIGTERM, SIGHUP]
  private static let works = Mutex<[@Sendable () -> Void]>([])

  /// The pipe on which signals arrive, -1 if there is none. Created before any handler is set.
  nonisolated(unsafe) private static var ends: (reading: Int32, writing: Int32) = (-1, -1)

  private static let isWatching: Bool = {
    var pipe: [Int32] = [-1, -1]
    guard cel_open_pipe(&pipe) else { return false }
    ends = (pipe[0], pipe[1])
    Thread.detachNewThread(watch)
    for number in signals where !isIgnored(number) { signal(number, tell) }
    return true
  }()

  /// Adds work that runs when an interrupt, a termination request or a closed terminal would end
  /// the process. It runs after work that was added before; then the signal takes its usual effect.
  ///
  /// A signal that is ignored stays ignored.
  public static func prepare(_ work: @escaping @Sendable () -> Void) {
    _ = isWatching
    works.withLock { $0.append(work) }
  }

  /// Makes an object that must be cleaned up if a signal ends the process while it exists. No
  /// signal ends the process between its creation and its registration.
  public static func prepare<Thing: AnyObject & Sendable, Failure>(
    making make: () throws(Failure) -> Thing,
    tidying tidy: @escaping @Sendable (Thing) -> Void
  ) throws(Failure) -> Thing {
    _ = isWatching
    return try works.withLock { (works) throws(Failure) -> Thing in
      let thing = try make()
      works.append { [weak thing] in
        if let thing { tidy(thing) }
      }
      return thing
    }
  }

  /// Waits for a signal, on its own thread.
  @Sendable private static func watch() {
    var request = pollfd(fd: ends.reading, events: Int16(POLLIN), revents: 0)
    var number: UInt8 = 0
    while read(ends.reading, &number, 1) != 1 { _ = poll(&request, 1, -1) }
    works.withLock { works in
      for work in works { work() }
      // No object may be created any more: `prepare` blocks until the process ends.
      signal(Int32(number), SIG_DFL)
      kill(getpid(), Int32(number))
    }
  }

  /// Only writes a byte: little else is safe in a signal handler.
  private static let tell: @convention(c) (Int32) -> Void = { number in
    var byte = UInt8(truncatingIfNeeded: number)
    _ = write(ends.writing, &byte, 1)
  }

  private static func isIgnored(_ number: Int32) -> Bool {
    var action = sigaction()
    guard sigaction(number, nil, &action) == 0 else { return true }
    return unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self)
      == unsafeBitCast(SIG_IGN, to: Int.self)
  }
}
