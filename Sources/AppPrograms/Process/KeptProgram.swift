// SPDX-License-Identifier: Apache-2.0

import CProgramKeeper
import Foundation
import IntentModel
import Synchronization

/// A program that runs under a keeper process, in a session without a terminal.
final class KeptProgram: Sendable {
  private let keeper: pid_t
  /// The end of a pipe that the keeper watches; negative once it is closed.
  private let leash: Mutex<Int32>
  /// Whether the keeper was waited for. Its process number may belong to another process then.
  private let hasEnded = Mutex(false)

  /// - Parameters:
  ///   - streams: The descriptors that become its standard streams; the caller still owns them.
  /// - Throws: `AppBreakdown.unstartable`.
  init(
    _ program: URL, in folder: URL, environment: [String: String], streams: [Int32]
  ) throws(AppBreakdown) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw .unstartable }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    defer { close(ends[0]) }
    let keeper = Self.start(
      program, in: folder, environment: environment, streams: streams, leash: ends[0])
    guard keeper > 0 else {
      close(ends[1])
      throw .unstartable
    }
    self.keeper = keeper
    leash = Mutex(ends[1])
  }

  deinit { letGo() }

  private static func start(
    _ program: URL, in folder: URL, environment: [String: String], streams: [Int32], leash: Int32
  ) -> pid_t {
    var variables = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { for variable in variables { free(variable) } }
    return program.withUnsafeFileSystemRepresentation { path in
      folder.withUnsafeFileSystemRepresentation { place in
        variables.withUnsafeMutableBufferPointer { variables in
          var wanted = cpk_program(
            path: path, folder: place, environment: variables.baseAddress,
            input: streams[0], output: streams[1], errors: streams[2], leash: leash)
          return cpk_start(&wanted)
        }
      }
    }
  }

  /// Makes the keeper end the program and all processes it has started. A second call does nothing.
  func letGo() {
    leash.withLock { leash in
      if leash >= 0 { close(leash) }
      leash = -1
    }
  }

  /// Waits until the keeper has ended all of them.
  func waitForEnd() {
    while !isOver(waiting: true) {}
  }

  /// The same, but only until a time.
  func wait(until deadline: Date) {
    while !isOver(waiting: false), Date() < deadline { usleep(1_000) }
  }

  private func isOver(waiting: Bool) -> Bool {
    // Not while the lock is held: another thread may want to look meanwhile.
    guard !hasEnded.withLock(\.self) else { return true }
    let result = waitpid(keeper, nil, waiting ? 0 : WNOHANG)
    // Another thread may have waited for it just now.
    let isOver = result == keeper || result < 0 && errno == ECHILD
    if isOver { hasEnded.withLock { $0 = true } }
    return isOver
  }
}

extension KeptProgram: Hashable {
  static func == (one: KeptProgram, other: KeptProgram) -> Bool { one === other }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
