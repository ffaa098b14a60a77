// SPDX-License-Identifier: Apache-2.0

import Voice

extension [TypedValue] {
  /// Each value is heard where it is said to be, and none overlaps the one before it.
  func brokenPromises(in text: String) -> [String] {
    let characters = [Character](text)
    var end = 0
    return flatMap { value in
      guard value.span.upperBound <= characters.count else {
        return ["a \(value.type) was heard at \(value.span), outside of the text"]
      }
      defer { end = value.span.upperBound }
      var broken: [String] = []
      if value.span.lowerBound < end { broken.append("values overlap at \(value.span)") }
      if String(characters[value.span]) != value.heard {
        broken.append("'\(value.heard)' does not stand at \(value.span)")
      }
      return broken
    }
  }
}
