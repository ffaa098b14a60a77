// SPDX-License-Identifier: Apache-2.0

/// The number of a word in a ``Lexicon``.
typealias WordID = Int32

extension WordID {
  /// A word no template and no name has.
  static let unknown: WordID = -1
}
