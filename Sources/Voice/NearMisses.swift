// SPDX-License-Identifier: Apache-2.0

import IntentModel

/// Whole requests that come near to an utterance nobody understood.
///
/// They are offered, never acted on.
public struct NearMisses: Sendable {
  private let examples: [(text: String, words: Set<String>)]
  private let smallWords: Set<String>

  /// - Parameter examples: requests that are understood, in order of importance.
  public init(_ examples: [String], habits: LanguageHabits) {
    self.examples = examples.map { ($0, Set(Utterance($0).words)) }
    smallWords = Set(
      (habits.fillers + habits.joiners + habits.removals).flatMap { Utterance($0).words })
  }

  /// The examples that share the most words of weight, at most three; empty when none shares any.
  public func nearest(to utterance: Utterance) -> [String] {
    let words = Set(utterance.words).subtracting(smallWords)
    let shared = examples.map { (text: $0.text, count: $0.words.intersection(words).count) }
    let most = shared.map(\.count).max() ?? 0
    guard most > 0 else { return [] }
    return Array(shared.filter { $0.count == most }.prefix(3).map(\.text))
  }
}
