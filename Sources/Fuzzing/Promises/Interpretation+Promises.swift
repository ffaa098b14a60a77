// SPDX-License-Identifier: Apache-2.0

import Voice

extension Interpretation {
  /// Whatever was heard lies in the text, and the score between 0 and 1.
  func brokenPromises(in text: String) -> [String] {
    let whole = 0...text.count
    let spans = slots.compactMap(\.span) + evidence.map(\.span)
    let outside = spans.filter {
      !whole.contains($0.lowerBound) || !whole.contains($0.upperBound)
    }
    var broken = outside.map { "\(intent) was heard at \($0), outside of the text" }
    if !(0...1).contains(score) { broken.append("\(intent) has a score of \(score)") }
    return broken
  }
}
