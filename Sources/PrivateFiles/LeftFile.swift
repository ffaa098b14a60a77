// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Something that an erasure has left, and why.
public enum LeftFile: Hashable, Sendable {
  /// A link led to it; the link is gone, and it is where it was.
  case linked(path: String)
  /// It has other names, which nobody here knows; the one it had here is gone.
  case elsewhere(path: String)
  /// A link in the place of something of ours: it stays, and so does what it leads to.
  case link(path: String)
  /// A pipe, a socket or a device.
  case special(path: String)
  /// Another file system, or another folder that is mounted there.
  case mounted(path: String)
  /// Parlance has not made it.
  case foreign(path: String)
  /// It could not be erased, and may be the next time.
  case failed(path: String, POSIXErrorCode)

  /// Whether it was to be erased, and can be tried again.
  public var isFailure: Bool { if case .failed = self { true } else { false } }

  public var path: String {
    switch self {
    case .linked(let path), .elsewhere(let path), .link(let path), .special(let path),
      .mounted(let path), .foreign(let path), .failed(let path, _):
      path
    }
  }

  /// Whether something of it is still where it was.
  public var isStillThere: Bool {
    switch self {
    case .linked, .elsewhere: false
    case .link, .special, .mounted, .foreign, .failed: true
    }
  }
}
