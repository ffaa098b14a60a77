// SPDX-License-Identifier: Apache-2.0

import IntentModel

/// Requests that come near to an utterance that was not understood.
///
/// They are only suggested, never carried out.
public struct NearMisses: Sendable {
  /// A request that would be understood.
  public struct Example: Sendable {
    public var text: String
    /// Whether the request does something. If so, it is near only to utterances with its verb.
    public var acts: Bool

    public init(_ text: String, acts: Bool) {
      self.text = text
      self.acts = acts
    }
  }

  /// An example prepared for the comparison.
  private struct Candidate: Sendable {
    var text: String
    var terms: Set<String>
    /// The verb that the utterance must contain; nil if it needs none.
    var verb: String?
    /// How many terms must be shared.
    var least: Int
  }

  private let candidates: [Candidate]
  private let smallWords: Set<String>

  /// - Parameters:
  ///   - examples: requests in order of importance.
  ///   - habits: say which words have no weight.
  public init(_ examples: [Example], habits: LanguageHabits) {
    candidates = examples.map(Self.candidate)
    let others = (habits.phrases.joiners + habits.phrases.removals).flatMap { Utterance($0).words }
    smallWords = habits.fillerWords.union(others)
  }

  private static func candidate(_ example: Example) -> Candidate {
    let utterance = Utterance(example.text)
    // Without blanks between words, the verb may be anywhere in the text.
    let isParted = !utterance.hasCharacters
    let terms = Set(terms(of: utterance))
    return Candidate(
      text: example.text, terms: terms,
      verb: example.acts && isParted ? utterance.words.first : nil,
      least: isParted ? 1 : example.acts ? max(2, terms.count / 2) : 2)
  }

  /// The examples that share the most words of weight, at most three; empty if none shares enough.
  public func nearest(to utterance: Utterance) -> [String] {
    let terms = Set(Self.terms(of: utterance)).subtracting(smallWords)
    let likely = candidates.filter { $0.verb.map(terms.contains) ?? true }
    let shared = likely.map { (candidate: $0, count: $0.terms.intersection(terms).count) }
      .filter { $0.count >= $0.candidate.least }
    let most = shared.map(\.count).max() ?? 0
    var told: Set<String> = []
    return Array(
      shared.filter { $0.count == most && told.insert($0.candidate.text).inserted }.prefix(3)
        .map(\.candidate.text))
  }

  /// The words of an utterance. In scripts without blanks these are pairs of adjacent characters,
  /// because a single character occurs in half of all sentences.
  private static func terms(of utterance: Utterance) -> [String] {
    let words = utterance.words
    return utterance.units.flatMap { unit in
      guard let first = unit.first, utterance.tokens[first].isCharacter else {
        return unit.map { words[$0] }
      }
      return unit.dropLast().map { words[$0] + words[$0 + 1] }
    }
  }
}
