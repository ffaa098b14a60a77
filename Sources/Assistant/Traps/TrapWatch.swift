// SPDX-License-Identifier: Apache-2.0

import CTrap
import Glibc
import Synchronization

/// Notices when an app's code runs into a trap. The app's thread then stands still for ever, and
/// the conversation goes on without it.
///
/// A trap outside of app code, or one that has used up its thread's stack, ends the process.
public enum TrapWatch {
  private struct State {
    var nextMark: UInt64 = 1
    var watched: [UInt64: @Sendable () -> Void] = [:]
  }

  private static let state = Mutex(State())

  /// Begins to watch; without it every trap ends the process. Only the first call has an effect.
  ///
  /// A trap that ends the process is traced, and leaves a core, only where `SWIFT_BACKTRACE` asks for traces: they
  /// show the process's memory, and so what was said.
  public static func start() { _ = isWatching }

  private static var asksForTraces: Bool {
    let wish = getenv("SWIFT_BACKTRACE").map { String(cString: $0) } ?? ""
    return !wish.isEmpty && !wish.contains("enable=no")
  }

  private static let isWatching: Bool = {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return false }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    guard ctrap_install(ends[1]) else { return false }
    if !asksForTraces { ctrap_keep_silent() }
    let reading = ends[0]
    var thread = pthread_t()
    let place = UnsafeMutablePointer<Int32>.allocate(capacity: 1)
    place.initialize(to: reading)
    return pthread_create(&thread, nil, watch, place) == 0
  }()

  /// Runs on a thread of its own, which lasts as long as the process.
  private static let watch: @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? =
    { place in
      guard let place else { return nil }
      let reading = place.load(as: Int32.self)
      var mark: UInt64 = 0
      while true {
        guard read(reading, &mark, MemoryLayout<UInt64>.size) == MemoryLayout<UInt64>.size else {
          continue
        }
        TrapWatch.tell(mark)
      }
    }

  private static func tell(_ mark: UInt64) {
    let trapped = state.withLock { $0.watched.removeValue(forKey: mark) }
    trapped?()
  }

  /// Returns a mark for threads; a trap in a thread with this mark calls the closure.
  static func watch(_ trapped: @escaping @Sendable () -> Void) -> UInt64 {
    state.withLock { state in
      defer { state.nextMark += 1 }
      state.watched[state.nextMark] = trapped
      return state.nextMark
    }
  }

  static func unwatch(_ mark: UInt64) {
    state.withLock { _ = $0.watched.removeValue(forKey: mark) }
  }
}
