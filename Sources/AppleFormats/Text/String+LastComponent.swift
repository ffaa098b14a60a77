// SPDX-License-Identifier: Apache-2.0

extension String {
  /// The part of a path after the last slash.
  package var lastComponent: String {
    utf8.lastIndex(of: UInt8(ascii: "/")).map { String(self[index(after: $0)...]) } ?? self
  }
}
