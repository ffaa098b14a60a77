// SPDX-License-Identifier: Apache-2.0

import Foundation
import Synchronization

@testable import Terminal

/// A terminal whose keyboard and screen the test controls.
final class Pseudoterminal: Sendable {
  struct Silence: Error, CustomStringConvertible {
    let expected: String
    let shown: String
    var description: String {
      "waited for \(expected.debugDescription), saw \(shown.debugDescription)"
    }
  }

  let program: Int32
  private let keyboard: Int32
  private let thread = BlockingThread(name: "parlance.test.screen")
  private let unseen = Mutex<[UInt8]>([])

  init(columns: UInt16 = 80) {
    var ends: (Int32, Int32) = (-1, -1)
    var size = winsize(ws_row: 24, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
    precondition(openpty(&ends.0, &ends.1, nil, nil, &size) == 0, "no pseudoterminal")
    (keyboard, program) = ends
  }

  deinit {
    close(keyboard)
    close(program)
  }

  func type(_ text: String) { type(Array(text.utf8)) }

  func type(_ bytes: [UInt8]) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(keyboard, $0.baseAddress, $0.count) }
      precondition(count > 0, "the keyboard is gone")
      rest = rest.dropFirst(count)
    }
  }

  func resize(columns: UInt16) {
    var size = winsize(ws_row: 24, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
    precondition(ioctl(keyboard, UInt(TIOCSWINSZ), &size) == 0)
  }

  /// Waits until a text was sent to the screen, and returns everything up to its end.
  @discardableResult
  func shows(_ text: String) async throws -> String {
    let seen = await thread.run { [self] in wait(for: Array(text.utf8)) }
    let shown = String(decoding: seen.bytes, as: UTF8.self)
    guard seen.isComplete else { throw Silence(expected: text, shown: shown) }
    return shown
  }

  private func wait(for text: [UInt8]) -> (bytes: [UInt8], isComplete: Bool) {
    while true {
      if let seen = unseen.withLock({ Self.cut(&$0, after: text) }) { return (seen, true) }
      guard let more = receive() else { return (unseen.withLock { $0 }, false) }
      unseen.withLock { $0 += more }
    }
  }

  private func receive() -> [UInt8]? {
    var request = pollfd(fd: keyboard, events: Int16(POLLIN), revents: 0)
    guard poll(&request, 1, 600_000) == 1 else { return nil }
    var bytes = [UInt8](repeating: 0, count: 4096)
    let count = read(keyboard, &bytes, bytes.count)
    return count > 0 ? Array(bytes.prefix(count)) : nil
  }

  private static func cut(_ bytes: inout [UInt8], after text: [UInt8]) -> [UInt8]? {
    guard let start = bytes.firstRange(of: text) else { return nil }
    defer { bytes.removeFirst(start.upperBound) }
    return Array(bytes.prefix(start.upperBound))
  }
}
