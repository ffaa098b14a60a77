// SPDX-License-Identifier: Apache-2.0

extension String {
  /// What follows the last slash of a path.
  package var lastComponent: String {
    utf8.lastIndex(of: UInt8(ascii: "/")).map { String(self[index(after: $0)...]) } ?? self
  }
}
