// SPDX-License-Identifier: Apache-2.0

/// A sentence template over letters, its rules put in their places.
indirect enum DatePattern: Sendable {
  /// Folded; a blank is a gap: blanks, a hyphen, or nothing where a word ends anyway.
  case letters([Character])
  case sequence([DatePattern])
  case choice([DatePattern])
  case optional(DatePattern)
  case list(String, slot: String)
  case reading(DateCategory, slot: String)
}
