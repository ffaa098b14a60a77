// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Text that could not be written.
public struct OutputFailure: Error, Hashable, Sendable {
  /// The system's `errno`.
  public let code: Int32

  /// Whether the reader went away, as `head` does, which nobody needs to be told.
  public var isBrokenPipe: Bool { code == EPIPE }
}
