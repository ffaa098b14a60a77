// SPDX-License-Identifier: Apache-2.0

import Voice

extension [Evidence] {
  /// In the order in which it was typed, words of the template that follow each other in one.
  ///
  /// - Parameter text: what was typed.
  func inRuns(of text: String) -> [Evidence] {
    let characters = [Character](text)
    return sorted { $0.span.lowerBound < $1.span.lowerBound }.reduce(into: []) { runs, evidence in
      guard let last = runs.last, last.kind == .word, evidence.kind == .word,
        last.span.upperBound <= evidence.span.lowerBound,
        evidence.span.upperBound <= characters.count,
        Utterance(String(characters[last.span.upperBound..<evidence.span.lowerBound])).count == 0
      else { return runs.append(evidence) }
      let span = last.span.lowerBound..<evidence.span.upperBound
      runs[runs.count - 1] = Evidence(
        heard: String(characters[span]), span: span, kind: .word)
    }
  }
}
