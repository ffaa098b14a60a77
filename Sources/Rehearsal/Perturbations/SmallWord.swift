// SPDX-License-Identifier: Apache-2.0

/// A word that a sentence can be understood without.
public struct SmallWord: Hashable, Sendable {
  public enum Place: Hashable, Sendable {
    /// A word of its own.
    case alone
    /// The end of a word, such as a Korean particle.
    case ending
    /// The start of a word, such as an elided article in French.
    case start
    /// Anywhere, in a language without spaces.
    case inside
  }

  public var text: String
  public var place: Place

  /// Reads `the`, `-을`, `l'-` or `-の-`: a hyphen stands for the rest of the word.
  public init(_ written: String) {
    let (endsOpen, startsOpen) = (written.hasSuffix("-"), written.hasPrefix("-"))
    place =
      switch (startsOpen, endsOpen) {
      case (false, false): .alone
      case (true, false): .ending
      case (false, true): .start
      case (true, true): .inside
      }
    text = String(written.dropFirst(startsOpen ? 1 : 0).dropLast(endsOpen ? 1 : 0))
  }
}
