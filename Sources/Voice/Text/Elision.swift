// SPDX-License-Identifier: Apache-2.0

/// Tells `l'eau`, two words drawn together, from `don't`, one word.
enum Elision {
  /// What can be drawn together with the next word: c' d' j' l' m' n' s' t', and all that ends in qu'.
  private static let letters = Set("cdjlmnst".utf8)
  private static let ending = Array("qu".utf8)
  private static let today = Array("aujourd".utf8)

  /// - Parameters:
  ///   - head: the folded letters before the apostrophe.
  ///   - tail: those after it; a single one is an ending, as in `it's`.
  static func parts(_ head: ArraySlice<UInt8>, from tail: ArraySlice<UInt8>) -> Bool {
    guard tail.count > 1, let first = head.first else { return false }
    return head.count == 1
      ? letters.contains(first) : head.suffix(2) == ending[...] || head == today[...]
  }
}
