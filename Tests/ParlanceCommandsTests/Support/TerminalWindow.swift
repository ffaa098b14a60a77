// SPDX-License-Identifier: Apache-2.0

import Foundation
import Synchronization

/// A terminal with the program in it; the test has the keyboard and the screen.
final class TerminalWindow: Sendable {
  struct Silence: Error, CustomStringConvertible {
    let expected: String
    let shown: String
    var description: String {
      "waited for \(expected.debugDescription), saw \(shown.debugDescription)"
    }
  }

  private struct Screen {
    var shown: [UInt8] = []
    /// The start of the text that no wait has passed yet.
    var unseen = 0
  }

  private let keyboard: Int32
  private let child: Child
  private let screen = Mutex(Screen())

  /// - Parameter spawn: gets the terminal as its streams.
  init(_ spawn: Spawn, columns: UInt16 = 80) throws {
    var (keyboard, terminal): (Int32, Int32) = (-1, -1)
    var name = [CChar](repeating: 0, count: 128)
    try Spawn.alone {
      guard openpty(&keyboard, &terminal, &name, nil, nil) == 0 else { throw POSIXError(.ENXIO) }
      for end in [keyboard, terminal] { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    }
    // A running program has opened the terminal, so only the program should hold it.
    defer { close(terminal) }
    Self.resize(keyboard, columns: columns)
    let path = String(decoding: name.prefix { $0 != 0 }.map { UInt8($0) }, as: UTF8.self)
    var spawn = spawn
    spawn.leadsSession = true
    spawn.streams = Array(repeating: .file(path, flags: O_RDWR), count: 3)
    self.keyboard = keyboard
    child = try Child(spawn)
  }

  deinit {
    child.kill(SIGKILL)
    close(keyboard)
  }

  var processID: pid_t { child.id }

  /// Everything that was ever sent to the screen.
  var transcript: String { screen.withLock { String(decoding: $0.shown, as: UTF8.self) } }

  func type(_ text: String) throws {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(keyboard, $0.baseAddress, $0.count) }
      guard count > 0 else { throw POSIXError(.EIO) }
      rest = rest.dropFirst(count)
    }
  }

  func resize(columns: UInt16) { Self.resize(keyboard, columns: columns) }

  /// Waits until a text was sent to the screen, and returns everything since the last wait.
  @discardableResult
  func shows(_ text: String) async throws -> String {
    try await Waiting.run { [self] in try wait(for: Array(text.utf8)) }
  }

  /// Waits until something is drawn, but at most for a number of milliseconds.
  @discardableResult
  func draws(within milliseconds: Int) -> Bool { receive(within: milliseconds) }

  /// Waits until the program has ended and the screen has shown all of its output.
  func end() async throws -> Ending {
    try await Waiting.run { [self] in
      while receive() {}
      return try child.waitForEnd()
    }
  }

  private func wait(for text: [UInt8]) throws -> String {
    while true {
      if let seen = screen.withLock({ Self.pass(text, in: &$0) }) { return seen }
      guard receive() else {
        let shown = screen.withLock { String(decoding: $0.shown[$0.unseen...], as: UTF8.self) }
        throw Silence(expected: String(decoding: text, as: UTF8.self), shown: shown)
      }
    }
  }

  /// False if nothing more comes.
  private func receive(within milliseconds: Int = Int(Waiting.patience * 1_000)) -> Bool {
    var request = pollfd(fd: keyboard, events: Int16(POLLIN), revents: 0)
    guard poll(&request, 1, Int32(milliseconds)) == 1 else { return false }
    var bytes = [UInt8](repeating: 0, count: 4096)
    let count = read(keyboard, &bytes, bytes.count)
    guard count > 0 else { return false }
    screen.withLock { $0.shown += bytes.prefix(count) }
    return true
  }

  private static func pass(_ text: [UInt8], in screen: inout Screen) -> String? {
    guard let range = screen.shown[screen.unseen...].firstRange(of: text) else { return nil }
    defer { screen.unseen = range.upperBound }
    return String(decoding: screen.shown[screen.unseen..<range.upperBound], as: UTF8.self)
  }

  private static func resize(_ keyboard: Int32, columns: UInt16) {
    var size = winsize(ws_row: 24, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(keyboard, UInt(TIOCSWINSZ), &size)
  }
}
