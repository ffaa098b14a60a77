// SPDX-License-Identifier: Apache-2.0

import Foundation

/// How a turn is rendered.
public enum Style: String, Hashable, Sendable, CaseIterable {
  /// More shown, less spoken.
  case handsOn = "hands-on"
  /// More spoken, less shown.
  case handsFree = "hands-free"
  /// The least attention.
  case driving
  /// Append-only plain lines.
  case screenReader = "screen-reader"
}
