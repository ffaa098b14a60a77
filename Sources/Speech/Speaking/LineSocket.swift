// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A line-based connection over a Unix domain socket.
final class LineSocket: @unchecked Sendable {
  // Unchecked, because only one actor uses it.
  private let descriptor: Int32
  private var received: [UInt8] = []

  /// The longest wait for an answer, in seconds.
  private static let patience = 10

  /// Returns nil if the path is too long or nothing listens there.
  init?(_ path: String) {
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    let bytes = Array(path.utf8)
    guard bytes.count < MemoryLayout.size(ofValue: address.sun_path) else { return nil }
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: bytes) }
    descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
    guard descriptor >= 0 else { return nil }
    var patience = timeval(tv_sec: Self.patience, tv_usec: 0)
    for option in [SO_RCVTIMEO, SO_SNDTIMEO] {
      setsockopt(
        descriptor, SOL_SOCKET, option, &patience, socklen_t(MemoryLayout<timeval>.size))
    }
    let isConnected = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_un>.size)) == 0
      }
    }
    guard isConnected else {
      close(descriptor)
      return nil
    }
  }

  deinit { close(descriptor) }

  func write(_ text: String) throws {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes {
        send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      }
      guard count > 0 else { throw SpeechFailure.refused(String(cString: strerror(errno))) }
      rest = rest.dropFirst(count)
    }
  }

  /// The next line, without its line end.
  func readLine() throws -> String {
    while true {
      if let end = received.firstIndex(of: UInt8(ascii: "\n")) {
        let line = received[..<end].filter { $0 != UInt8(ascii: "\r") }
        received.removeFirst(end + 1)
        return String(decoding: line, as: UTF8.self)
      }
      var bytes = [UInt8](repeating: 0, count: 4_096)
      let count = recv(descriptor, &bytes, bytes.count, 0)
      guard count > 0 else {
        throw SpeechFailure.refused(count < 0 ? String(cString: strerror(errno)) : "")
      }
      received += bytes.prefix(count)
    }
  }
}
