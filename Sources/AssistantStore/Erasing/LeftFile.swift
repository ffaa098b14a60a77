// SPDX-License-Identifier: Apache-2.0

/// A file whose bytes an erasure left alone, since they may be what somebody keeps elsewhere.
public enum LeftFile: Hashable, Sendable {
  /// A link led to it; it is where it was.
  case linked(path: String)
  /// It has other names, which nobody here knows; the one it had here is gone.
  case elsewhere(path: String)
}
