// SPDX-License-Identifier: Apache-2.0

extension String {
  /// The first of some words or phrases that stand in the text as words of their own, whatever their case;
  /// in a script without blanks, anywhere.
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
  /// A letter of a script that parts words by blanks.
  fileprivate var isAlphabetic: Bool { isLetter && !isSyllable }
}
