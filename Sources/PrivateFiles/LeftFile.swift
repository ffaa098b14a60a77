// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// An entry that an erasure has left, and the reason.
public enum LeftFile: Hashable, Sendable {
  /// A link led to the file; the link is gone, and the file is where it was.
  case linked(path: String)
  /// The file has other names, which are unknown; the name it had here is gone.
  case elsewhere(path: String)
  /// A link is in the place of an entry of ours; the link and its target stay.
  case link(path: String)
  /// A pipe, a socket or a device.
  case special(path: String)
  /// Another file system, or another folder, is mounted there.
  case mounted(path: String)
  /// The entry was not made by Parlance.
  case foreign(path: String)
  /// It could not be erased; another attempt may succeed.
  case failed(path: String, POSIXErrorCode)

  /// Whether it should have been erased and can be tried again.
  public var isFailure: Bool { if case .failed = self { true } else { false } }

  public var path: String {
    switch self {
    case .linked(let path), .elsewhere(let path), .link(let path), .special(let path),
      .mounted(let path), .foreign(let path), .failed(let path, _):
      path
    }
  }

  /// Whether any of it is still where it was.
  public var isStillThere: Bool {
    switch self {
    case .linked, .elsewhere: false
    case .link, .special, .mounted, .foreign, .failed: true
    }
  }
}
