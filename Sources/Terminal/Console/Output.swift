// SPDX-License-Identifier: Apache-2.0

import Foundation

/// An output for text: standard output or standard error.
public struct Output: Sendable {
  public static let standard = Output(descriptor: 1)
  public static let error = Output(descriptor: 2)

  private let descriptor: Int32

  /// - Parameter descriptor: An open file descriptor; the caller still owns it.
  public init(descriptor: Int32) { self.descriptor = descriptor }

  /// Writes the whole text, and waits if necessary.
  /// - Throws: An error if the reader is gone or the disk is full; the program then ends with
  ///   status 2.
  public func write(_ text: String) throws(OutputFailure) {
    var text = text
    let failure = text.withUTF8 { bytes -> OutputFailure? in
      var rest = bytes[...]
      while !rest.isEmpty {
        let start = UnsafeBufferPointer(rebasing: rest).baseAddress
        let count = Glibc.write(descriptor, start, rest.count)
        if count >= 0 {
          rest = rest.dropFirst(count)
        } else if !canGoOn(after: errno) {
          return OutputFailure(code: errno)
        }
      }
      return nil
    }
    if let failure { throw failure }
  }

  /// Whether output can still reach a reader. A closed pipe is noticed before anything is written.
  public var isHeard: Bool {
    let mode = fcntl(descriptor, F_GETFL)
    guard mode >= 0, mode & O_ACCMODE != O_RDONLY else { return false }
    var request = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
    while poll(&request, 1, 0) < 0 {
      guard errno == EINTR || errno == EAGAIN else { return true }
    }
    return request.revents & Int16(POLLERR | POLLHUP | POLLNVAL) == 0
  }

  /// Keeps the process alive when its reader is gone: the write fails instead.
  public static func ignoreBrokenPipe() {
    signal(SIGPIPE, SIG_IGN)
  }

  /// Fills the numbers of standard streams that were closed when the program started. Otherwise
  /// files that are opened later would get these numbers and be read or written as streams. A
  /// filled stream fails as a closed one does.
  ///
  /// Must be called before anything else.
  public static func fillClosedStreams() {
    for descriptor: Int32 in 0...2 where fcntl(descriptor, F_GETFD) < 0 {
      // This is the lowest free descriptor, so `open` returns it.
      _ = open("/dev/null", descriptor == 0 ? O_WRONLY : O_RDONLY)
    }
  }

  private func canGoOn(after error: Int32) -> Bool {
    if error == EINTR { return true }
    guard error == EAGAIN else { return false }
    var request = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
    return poll(&request, 1, -1) >= 0 || errno == EINTR
  }
}

/// Text that could not be written.
public struct OutputFailure: Error, Hashable, Sendable {
  /// The system's `errno`.
  public let code: Int32

  /// Whether the reader went away, as `head` does; this need not be reported.
  public var isBrokenPipe: Bool { code == EPIPE }
}
