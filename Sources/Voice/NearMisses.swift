// SPDX-License-Identifier: Apache-2.0

import IntentModel

/// Whole requests that come near to an utterance nobody understood.
///
/// They are offered, never acted on.
public struct NearMisses: Sendable {
  /// A request that is understood.
  public struct Example: Sendable {
    public var text: String
    /// Whether it does something; then it is only near to what begins with its verb.
    public var acts: Bool

    public init(_ text: String, acts: Bool) {
      self.text = text
      self.acts = acts
    }
  }

  private let examples: [(text: String, words: Set<String>, verb: String?)]
  private let smallWords: Set<String>

  /// - Parameters:
  ///   - examples: in order of importance.
  ///   - habits: tell which words have no weight.
  public init(_ examples: [Example], habits: LanguageHabits) {
    self.examples = examples.map { example in
      let words = Utterance(example.text).words
      return (example.text, Set(words), example.acts ? words.first : nil)
    }
    let others = (habits.phrases.joiners + habits.phrases.removals).flatMap { Utterance($0).words }
    smallWords = habits.fillerWords.union(others)
  }

  /// The examples that share the most words of weight, at most three; empty when none shares any.
  public func nearest(to utterance: Utterance) -> [String] {
    let words = Set(utterance.words).subtracting(smallWords)
    let likely = examples.filter { example in example.verb.map(words.contains) ?? true }
    let shared = likely.map { (text: $0.text, count: $0.words.intersection(words).count) }
    let most = shared.map(\.count).max() ?? 0
    guard most > 0 else { return [] }
    return Array(shared.filter { $0.count == most }.prefix(3).map(\.text))
  }
}
