// SPDX-License-Identifier: Apache-2.0

import CEditLine
import Foundation

/// The blocking half of a ``PlainLineReader``: one thread reads, any thread may interrupt.
final class LineSource: @unchecked Sendable {
  private enum Arrival {
    case bytes
    case interruption
    case end
  }

  private let input: Int32
  private let wake = WakePipe()
  // Only used by the reading thread.
  private var buffer: LineBuffer
  private var unread: ArraySlice<UInt8> = []
  private var hasEnded = false
  /// The bytes without a line end that had arrived when the last output was shown.
  private var ahead = 0

  init(input: Int32, limit: Int) {
    self.input = input
    buffer = LineBuffer(limit: limit)
  }

  func interrupt() { wake.notify() }

  /// Waits for the next line. On a terminal, Ctrl-C interrupts the wait instead of ending the
  /// process.
  ///
  /// - Parameter prompt: Shows the prompt, once Ctrl-C can interrupt.
  func next(prompt: () -> Void = {}) -> LineEvent {
    let isWatching = cel_watch_signals(wake.writeEnd, input)
    defer { if isWatching { cel_unwatch_signals() } }
    prompt()
    while true {
      if let line = takeLine() { return line }
      if hasEnded { return buffer.finish().map(LineEvent.line) ?? .endOfInput }
      switch wait() {
      case .bytes: hasEnded = !fill()
      case .interruption:
        _ = buffer.finish()
        return .interrupted
      case .end: hasEnded = true
      }
    }
  }

  /// Notes the bytes that a terminal already has for reading.
  func markShown() {
    guard isatty(input) == 1 else { return }
    var waiting: Int32 = 0
    guard ioctl(input, UInt(FIONREAD), &waiting) == 0 else { return }
    ahead = unread.count + Int(max(waiting, 0))
  }

  private func takeLine() -> LineEvent? {
    let count = unread.count
    let line = buffer.take(from: &unread)
    let taken = count - unread.count
    defer { ahead = max(0, ahead - taken) }
    return line.map { taken <= ahead ? .lineTypedAhead($0) : .line($0) }
  }

  /// Waits for the next line, and also returns those that have already arrived.
  /// - Returns: No lines at the end of the input, or if the wait was interrupted.
  func nextLines(atMost limit: Int) -> [String] {
    guard case .line(let first) = next() else { return [] }
    var lines = [first]
    while lines.count < limit, let line = buffer.take(from: &unread) { lines.append(line) }
    return lines
  }

  private func wait() -> Arrival {
    var sources = [
      pollfd(fd: input, events: Int16(POLLIN), revents: 0),
      pollfd(fd: wake.readEnd, events: Int16(POLLIN), revents: 0),
    ]
    // A wait without a descriptor would never end.
    guard input >= 0 else { return .end }
    while true {
      guard poll(&sources, 2, -1) >= 0 || errno == EINTR || errno == EAGAIN else { return .end }
      if sources[1].revents != 0, wake.wasInterrupted() { return .interruption }
      if sources[0].revents & Int16(POLLNVAL) != 0 { return .end }
      if sources[0].revents != 0 { return .bytes }
    }
  }

  /// Reads the available bytes; false at the end of the input.
  private func fill() -> Bool {
    let chunk = 65_536
    var count = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: chunk) { memory, filled in
      count = read(input, memory.baseAddress, chunk)
      filled = max(count, 0)
    }
    if count < 0 { return errno == EINTR || errno == EAGAIN }
    unread = bytes[...]
    return count > 0
  }
}
