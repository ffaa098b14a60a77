// SPDX-License-Identifier: Apache-2.0

/// Finds the sentences that share the rarer words and values of an utterance.
///
/// From the arcs of a word the automaton is followed to its sentences. So only states that the
/// words lead to are visited, up to a bound.
struct NearestCandidates {
  private let index: SentenceIndex
  private let automaton: Automaton
  private var scores: [Double]

  /// The most words and values that are used, the rarest first.
  private static let maximumFeatures = 8
  /// The most states that are visited from one word.
  private static let maximumStates = 50_000

  init(_ index: SentenceIndex) {
    self.index = index
    automaton = index.automaton
    scores = Array(repeating: 0, count: index.sentences.count)
  }

  /// The numbers of the sentences, the likeliest first.
  ///
  /// - Parameters:
  ///   - words: for each word of the utterance, the words it may stand for.
  ///   - lists: for each place of the utterance, the lists with a value there.
  mutating func likeliest(words: [Set<WordID>], lists: [Set<Int32>]) -> [Int32] {
    let features = targets(ofWords: words) + targets(ofLists: lists)
    for targets in features.filter({ !$0.isEmpty }).sorted(by: { $0.count < $1.count })
      .prefix(Self.maximumFeatures)
    {
      let sentences = sentences(from: targets)
      let weight = 1 / Double(1 + sentences.count).squareRoot()
      for sentence in sentences { scores[sentence] += weight }
    }
    return scores.indices.filter { scores[$0] > 0 }
      .sorted { (scores[$1], $0) < (scores[$0], $1) }.map { Int32($0) }
  }

  /// The states that the words lead to, wherever they are in a sentence.
  private func targets(ofWords words: [Set<WordID>]) -> [[Automaton.State]] {
    var features = [Int32](repeating: -1, count: index.lexicon.count)
    for (feature, words) in words.enumerated() {
      for word in words where features.indices.contains(Int(word)) {
        features[Int(word)] = Int32(feature)
      }
    }
    var targets = [[Automaton.State]](repeating: [], count: words.count)
    for arc in 0..<automaton.words.count {
      let word = Int(automaton.words[arc].word)
      let feature = features.indices.contains(word) ? features[word] : -1
      if feature >= 0 { targets[Int(feature)].append(automaton.words[arc].target) }
    }
    return targets
  }

  private func targets(ofLists lists: [Set<Int32>]) -> [[Automaton.State]] {
    var targets = [[Automaton.State]](repeating: [], count: lists.count)
    guard lists.contains(where: { !$0.isEmpty }) else { return targets }
    for place in 0..<automaton.arcs.count where automaton.arcs[place].kind == .slot {
      let arc = automaton.arcs[place]
      let list = automaton.slots[arc.label].list
      for feature in lists.indices where lists[feature].contains(list) {
        targets[feature].append(arc.target)
      }
    }
    return targets
  }

  /// The sentences that end anywhere after the given states.
  private func sentences(from states: [Automaton.State]) -> Set<Int> {
    var seen = [Bool](repeating: false, count: automaton.stateCount)
    var sentences: Set<Int> = []
    var waiting = states
    var effort = 0
    while let state = waiting.popLast(), effort < Self.maximumStates {
      guard seen.indices.contains(Int(state)), !seen[Int(state)] else { continue }
      seen[Int(state)] = true
      effort += 1
      for place in automaton.sentences(at: state) {
        sentences.insert(Int(automaton.accepted[place]))
      }
      for place in automaton.words(from: state) { waiting.append(automaton.words[place].target) }
      for place in automaton.arcs(from: state) { waiting.append(automaton.arcs[place].target) }
    }
    return sentences.filter { index.sentences[Int32($0)]?.template.text.isEmpty == false }
  }
}
