// SPDX-License-Identifier: Apache-2.0

import IntentModel
import Rendering
import Terminal
import Voice

extension ExplanationText {
  /// The reason why no sentence fits, and the sentences that come near.
  func failure(_ explanation: Explanation) -> [String] {
    let typed = explanation.text.shortened(to: 200)
    if let request = explanation.request {
      return [text("universal", ["text": typed, "request": request])]
    }
    let count = explanation.nearest.count
    return [text("nothing", ["text": typed])]
      + (explanation.negation.map { [text("negation", ["heard": $0])] } ?? [])
      + (count > 0 ? [text("nearest.\(count)")] : [])
      + explanation.nearest.enumerated().flatMap { number, sentence in
        lines(for: sentence, number: number + 1, explanation)
      }
      + explanation.nearMisses.map { text("near", ["text": $0]) }
  }

  private func lines(
    for sentence: NearestSentence, number: Int, _ explanation: Explanation
  ) -> [String] {
    let fitting = sentence.fits.filter { $0.kind != .skipped }
    let fits = fitting.inRuns(of: explanation.text).map { evidence in
      evidence.kind.isTolerance ? slip(evidence) : text("quoted", ["heard": evidence.heard])
    }
    let values = ["number": String(number), "intent": sentence.intent.named(in: sentence.app)]
    let isForgiven = sentence.lacks.isEmpty && explanation.negation == nil
    return [
      text("nearest.sentence", values.merging(place(of: sentence.template)) { $1 }),
      text("fits", ["words": list(fits, "and")]),
    ] + sentence.lacks.map(line) + (isForgiven ? [text("lack.none")] : [])
  }

  private func line(for lack: NearestSentence.Lack) -> String {
    switch lack {
    case .leftOver(let heard): text("lack.leftOver", ["heard": heard])
    case .words(let expected, let isExample, let heard):
      missing(isExample ? "example" : "words", heard, ["expected": expected])
    case .value(let slot, let heard): missing("value", heard, ["slot": slot])
    case .appName(let heard): missing("appName", heard, [:])
    case .context(let key): text("lack.context", ["key": key])
    case .keywords(let words):
      text("lack.keywords", ["words": list(words.map { text("quoted", ["heard": $0]) }, "or")])
    }
  }

  /// Says that a part is missing, or which text was typed in its place.
  private func missing(_ what: String, _ heard: String?, _ values: [String: String]) -> String {
    guard let heard else { return text("lack.\(what)", values) }
    return text("lack.\(what).heard", values.merging(["heard": heard]) { $1 })
  }
}

extension [Evidence] {
  /// The evidence in the order in which it was typed; consecutive words of the template are joined.
  ///
  /// - Parameter text: The typed text.
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
