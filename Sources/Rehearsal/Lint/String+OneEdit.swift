// SPDX-License-Identifier: Apache-2.0

import Foundation

extension String {
  /// The text itself, and the text without each one of its letters.
  var withoutOneLetter: [[Unicode.Scalar]] {
    let letters = self.letters
    return [letters]
      + letters.indices.map { Array(letters[..<$0] + letters[($0 + 1)...]) }
  }

  /// Whether the texts differ by exactly one letter that is added, removed or replaced.
  ///
  /// Equal texts don't count. A Chinese character doesn't count either, because it is a word rather
  /// than a letter.
  func isOneEdit(from other: String) -> Bool {
    let (one, two) = (letters, other.letters)
    guard one != two, abs(one.count - two.count) <= 1 else { return false }
    let start = zip(one, two).prefix { $0 == $1 }.count
    let end = zip(one.dropFirst(start).reversed(), two.dropFirst(start).reversed())
      .prefix { $0 == $1 }.count
    let differing = one[start..<(one.count - end)] + two[start..<(two.count - end)]
    return max(one.count, two.count) - start - end <= 1
      && !differing.contains { Character($0).isHan }
  }

  /// The letters in lower case. A Korean syllable is split into its letters.
  private var letters: [Unicode.Scalar] {
    Array(lowercased().decomposedStringWithCanonicalMapping.unicodeScalars)
  }
}

extension Character {
  fileprivate var isHan: Bool {
    unicodeScalars.first.map { (0x3400...0x9FFF).contains($0.value) } ?? false
  }
}
