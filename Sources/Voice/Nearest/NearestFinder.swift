// SPDX-License-Identifier: Apache-2.0

import IntentModel

/// Finds the sentences nearest to an utterance.
///
/// Only sentences that share the rarer words and values are considered. The nearest are those with
/// the least left over on both sides.
struct NearestFinder {
  private let index: SentenceIndex
  private let utterance: Utterance
  private let context: [String: JSONValue]
  private let typed: [WordID]

  private static let maximumSentences = 3
  /// An utterance with more words is near to no sentence, since no sentence is that long.
  private static let maximumWords = 200
  /// How many likely sentences are searched; the smaller number is tried if the search with the
  /// larger is exhausted.
  private static let candidateCounts = [200, 20]
  /// The budget for a slip that makes a known word, and one more slip.
  private static let budget = Cost.knownSlip + Cost.shortSlip

  init(_ index: SentenceIndex, _ utterance: Utterance, context: [String: JSONValue]) {
    self.index = index
    self.utterance = utterance
    self.context = context
    typed = utterance.words(in: index.lexicon)
  }

  /// The nearest sentences, at most three, the nearest first.
  func sentences() -> [NearestSentence] {
    guard utterance.count <= Self.maximumWords else { return [] }
    let hearing = Hearing(
      forgiving: utterance, typed: typed, in: index, budget: Self.budget)
    var names = ListLookup(hearing)
    var candidates = NearestCandidates(index)
    let likely = candidates.likeliest(words: words(of: hearing), lists: lists(&names))
    for count in Self.candidateCounts {
      let among = Set(likely.prefix(count))
      let states = NearestStates(leadingTo: among, in: index.automaton)
      let search = NearestSearch(hearing, among: states)
      let ends = search.run()
      if search.isExhausted, count != Self.candidateCounts.last { continue }
      let found = found(by: search, ends: ends, among: among, states)
      return nearest(of: found).map { told($0, by: search) }
    }
    return []
  }

  private func nearest(of found: [FoundSentence]) -> ArraySlice<FoundSentence> {
    let sorted = found.sorted { $0.order < $1.order }
    guard let limit = sorted.first.map({ $0.distance + Cost.fartherThanNearest }) else { return [] }
    return sorted.prefix { $0.distance <= limit }
      .reduce(into: [FoundSentence]()) { told, found in
        if !told.contains(where: { $0.outshines(found) }) { told.append(found) }
      }
      .prefix(Self.maximumSentences)
  }

  /// The sentence with its gaps found again from the states of this sentence alone.
  private func told(_ found: FoundSentence, by search: NearestSearch) -> NearestSentence {
    let own = NearestStates(leadingTo: [Int32(found.place)], in: index.automaton)
    let again = self.found(Int32(found.place), by: search, end: found.end, own)
    return again?.sentence ?? found.sentence
  }

  // MARK: Words and values

  /// For each word of weight, the words it may stand for.
  private func words(of hearing: Hearing) -> [Set<WordID>] {
    utterance.tokens.indices.map { token in
      guard !index.isSmall(typed[token]) else { return [] }
      var words: Set<WordID> = []
      var list = hearing.lattice.first(at: Int32(utterance.tokens[token].folded.lowerBound))
      while list >= 0 {
        words.insert(hearing.lattice.words[list].word)
        list = hearing.lattice.words[list].next
      }
      return words
    }
  }

  /// For each word, the lists with a value that begins there.
  private func lists(_ names: inout ListLookup) -> [Set<Int32>] {
    utterance.tokens.map { token in
      let place = Int32(token.folded.lowerBound)
      guard !names.isBarren(place) else { return [] }
      return Set((0..<index.listCount).filter { !names.hits(of: $0, at: place).isEmpty })
    }
  }

  // MARK: Sentences

  private func found(
    by search: NearestSearch, ends: [Int32], among likely: Set<Int32>, _ states: NearestStates
  ) -> [FoundSentence] {
    var seen: Set<Int32> = []
    return ends.flatMap { end in
      index.automaton.sentences(at: search.nodes[Int(end)].state)
        .map { index.automaton.accepted[$0] }
        .filter { likely.contains($0) && seen.insert($0).inserted }
        .compactMap { found($0, by: search, end: end, states) }
    }
  }

  private func found(
    _ number: Int32, by search: NearestSearch, end: Int32, _ states: NearestStates
  ) -> FoundSentence? {
    guard let sentence = index.sentences[number], let block = index.blocks[sentence.block] else {
      return nil
    }
    var way = NearestAssembler(search, among: states)
    way.take(wayTo: end)
    guard way.app.map({ $0 == sentence.key.source }) ?? true else { return nil }
    let unmet = conditions(of: block, way)
    let near = NearestSentence(
      app: sentence.app, intent: sentence.key.intent, template: sentence.template,
      fits: way.fits, lacks: way.lacks + unmet)
    // A missing value and the words typed in its place count as one mistake, not two.
    let words = search.nodes[Int(end)].distance - near.mistakenValues * Cost.distantWord
    guard words <= way.reach else { return nil }
    return FoundSentence(
      sentence: near, distance: words + unmet.count * Cost.distantCondition, place: Int(number),
      end: end)
  }

  // MARK: Conditions

  /// The conditions beyond its words that a sentence doesn't meet. A missing value could still
  /// provide a key of the context.
  private func conditions(
    of block: CompiledBlock, _ way: NearestAssembler
  ) -> [NearestSentence.Lack] {
    var lacks: [NearestSentence.Lack] = []
    if !block.keywords.isEmpty, !block.keywords.contains(where: isHeard) {
      lacks.append(.keywords(block.keywords.map { $0.joined(separator: " ") }))
    }
    var known = context
    for candidates in way.candidates {
      let fitting = candidates.first { $0.fits(block.required) } ?? candidates[0]
      known.merge(fitting.context) { $1 }
    }
    let missing = block.required.filter { condition in
      let value = known[condition.key]
      return !condition.requirement.accepts(value) && (value != nil || !way.lacksValue)
    }
    let excluded = block.excluded.filter { $0.requirement.accepts(known[$0.key]) }
    return lacks + Set((missing + excluded).map(\.key)).sorted().map { .context(key: $0) }
  }

  private func isHeard(_ keyword: [String]) -> Bool {
    let words = utterance.words
    return words.indices.contains { words[$0...].starts(with: keyword) }
  }
}

extension SlotMatch.Candidate {
  /// Whether the context of a value doesn't contradict the conditions of a sentence.
  fileprivate func fits(_ conditions: [ContextCondition]) -> Bool {
    conditions.allSatisfy { condition in
      context[condition.key].map(condition.requirement.accepts) ?? true
    }
  }
}
