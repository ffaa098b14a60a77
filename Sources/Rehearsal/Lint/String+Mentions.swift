// SPDX-License-Identifier: Apache-2.0

extension String {
  /// The first of the phrases that the text contains as whole words, ignoring case. In a script
  /// without blanks, it may be anywhere.
  func mention(of phrases: [String]) -> String? {
    let text = lowercased()
    return phrases.first { phrase in
      let sought = phrase.lowercased()
      return text.ranges(of: sought).contains { range in
        !text.isInsideWord(range.lowerBound, sought) && !text.isInsideWord(range.upperBound, sought)
      }
    }
  }

  private func isInsideWord(_ index: Index, _ sought: String) -> Bool {
    guard index > startIndex, index < endIndex else { return false }
    let (before, after) = (self[self.index(before: index)], self[index])
    return before.isAlphabetic && after.isAlphabetic
  }
}

extension Character {
  /// Whether it is a letter of a script that separates words by blanks.
  fileprivate var isAlphabetic: Bool { isLetter && !isSyllable }
}
