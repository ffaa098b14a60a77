// SPDX-License-Identifier: Apache-2.0

extension String {
  /// The same text with a blank for each end of a line: LF, CR, both together, VT, FF, NEL and the two separators.
  ///
  /// For texts from files, and for names of files, that become part of somebody else's line.
  package var onOneLine: String {
    contains(where: \.isNewline) ? String(map { $0.isNewline ? " " : $0 }) : self
  }
}
