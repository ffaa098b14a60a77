// SPDX-License-Identifier: Apache-2.0

import IntentModel

/// Finds the yes or no in a text.
///
/// A text has one answer. Of several, the answer with the most words counts, because it is the one
/// spelt out ("agree, it is not ok"). Of equally long ones the first counts.
struct BooleanReader: Sendable {
  private let answers: PhraseTrie<Bool>
  /// Endings that may be glued to a repeated or quoted answer: 아니라고, "no, I said".
  private let endings: PhraseTrie<Bool>

  init(_ words: ValueWords) {
    answers = PhraseTrie(words["boolean"].map { ($0.phrase, $0.meaning == "true") })
    endings = PhraseTrie(words["boolean_ending"].map { ($0.phrase, true) })
  }

  /// Adds the answer to the values, in its place, unless one of them overlaps it.
  func adding(to found: [FoundValue], in text: ValueText) -> [FoundValue] {
    guard let answer = answer(in: text),
      !found.contains(where: { $0.tokens.overlaps(answer.tokens) })
    else { return found }
    return (found + [answer]).sorted { $0.tokens.lowerBound < $1.tokens.lowerBound }
  }

  private func answer(in text: ValueText) -> FoundValue? {
    var best: FoundValue?
    for token in text.tokens.indices {
      guard let next = value(at: token, of: text) else { continue }
      if best.map({ words(in: $0, text) < words(in: next, text) }) ?? true { best = next }
    }
    return best
  }

  private func value(at token: Int, of text: ValueText) -> FoundValue? {
    guard !isGlued(token, to: token - 1, text),
      let hit = answers.hits(at: token, of: text).last(where: {
        isEnd($0.end, of: text)
          || endings.hits(at: $0.end, of: text).contains { isEnd($0.end, of: text) }
      })
    else { return nil }
    return FoundValue(.boolean, .boolean(hit.value), tokens: token..<hit.end)
  }

  /// Whether a word ends before a token.
  private func isEnd(_ token: Int, of text: ValueText) -> Bool {
    !isGlued(token, to: token - 1, text)
  }

  /// Whether two tokens are parts of one word.
  private func isGlued(_ token: Int, to other: Int, _ text: ValueText) -> Bool {
    guard text.isGlued(max(token, other)), let first = text[token], let second = text[other] else {
      return false
    }
    return first.kind != .mark && second.kind != .mark
  }

  private func words(in value: FoundValue, _ text: ValueText) -> Int {
    1 + value.tokens.dropFirst().count { !text.isGlued($0) }
  }
}
