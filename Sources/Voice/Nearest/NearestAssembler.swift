// SPDX-License-Identifier: Apache-2.0

import IntentModel

/// Follows a path of a search to find what fits a sentence and what is missing.
struct NearestAssembler {
  /// A part of the sentence that the utterance lacks, and the state before it.
  private struct Supplied {
    var step: NearestStep
    var state: Automaton.State
  }

  private let hearing: Hearing
  private let search: NearestSearch
  /// The states that lead to the sentence.
  private let states: NearestStates

  private(set) var fits: [Evidence] = []
  private(set) var lacks: [NearestSentence.Lack] = []
  /// The app that was named, by its place among the sources.
  private(set) var app: Int?
  /// How far away the sentence may be, by what fits.
  private(set) var reach = 0
  /// The candidates of each name that fits.
  private(set) var candidates: [[SlotMatch.Candidate]] = []

  /// Letters that only the utterance has since the last match.
  private var leftOver: Range<Int>?
  private var supplied: [Supplied] = []
  /// The letters of the last match.
  private var lastLetters = 0..<0

  init(_ search: NearestSearch, among states: NearestStates) {
    self.search = search
    self.states = states
    hearing = search.hearing
  }

  private var index: SentenceIndex { hearing.index }
  private var utterance: Utterance { hearing.utterance }

  /// Whether a value is missing.
  var lacksValue: Bool { lacks.contains(where: \.isValue) }

  /// Follows the path to a node.
  mutating func take(wayTo end: Int32) {
    for (step, state, letters) in steps(to: end) {
      switch step {
      case .leftOver:
        leftOver = (leftOver?.lowerBound ?? letters.lowerBound)..<letters.upperBound
      case .suppliedWord, .suppliedValue, .suppliedName:
        supplied.append(Supplied(step: step, state: state))
      case .taken(let step): take(step, letters)
      }
    }
    tellLacks()
  }

  private func steps(
    to end: Int32
  ) -> [(step: NearestStep, state: Automaton.State, letters: Range<Int>)] {
    var steps: [(step: NearestStep, state: Automaton.State, letters: Range<Int>)] = []
    var node = search.nodes[Int(end)]
    while node.from >= 0 {
      let before = search.nodes[Int(node.from)]
      steps.append((node.step, before.state, Int(before.place)..<Int(node.place)))
      node = before
    }
    return steps.reversed()
  }

  // MARK: Matches

  private mutating func take(_ step: Step, _ letters: Range<Int>) {
    var letters = letters
    if case .moreFreeText = step, leftOver == nil, supplied.isEmpty, !fits.isEmpty {
      fits.removeLast()
      letters = lastLetters.lowerBound..<letters.upperBound
    }
    tellLacks()
    let (heard, span) = utterance.place(letters: letters)
    fits.append(Evidence(heard: heard, span: span, kind: kind(of: step, letters)))
    lastLetters = letters
  }

  private mutating func kind(of step: Step, _ letters: Range<Int>) -> Evidence.Kind {
    switch step {
    case .word(let word), .missing(let word):
      let isSpelt = utterance.isSpelt(letters, word, in: index.lexicon)
      reach += isSpelt ? reach(of: word) : reach(of: word) / 2
      return isSpelt ? .word : .misspelt(expected: index.lexicon.text(word))
    case .words(let first, let second):
      reach += (reach(of: first) + reach(of: second)) / 2
      return .misspelt(expected: index.lexicon.text(first) + index.lexicon.text(second))
    case .value(let slot, let number):
      let hit = search.names.hits[number]
      let whole = hit.number == nil ? Cost.nearWord : Cost.nearNumber
      reach += hit.tolerance < Cost.slip ? whole : whole / 2
      return kind(of: hit, slot: name(of: slot))
    case .freeText(let slot), .moreFreeText(let slot): return .freeText(slot: name(of: slot))
    case .appName(let app):
      self.app = self.app ?? Int(app)
      return .appName
    case .filler, .skipped, .surplus: return .skipped
    }
  }

  private func reach(of word: WordID) -> Int {
    if index.isSmall(word) { return 0 }
    return index.lexicon.has(.character, word) ? Cost.nearCharacter : Cost.nearWord
  }

  private mutating func kind(of hit: ListHit, slot: String) -> Evidence.Kind {
    let phrases = hit.phrases.map { search.names.phrases[$0] }
    let values = phrases.compactMap { index.values[index.names.phrases[$0].value]?.candidate }
    guard let value = values.first else { return .value(slot: slot) }
    candidates.append(values)
    let expected = value.item?.display ?? value.output.spoken
    return switch hit.match {
    case .exact: .value(slot: slot)
    case .part: .partOfValue(slot: slot, expected: expected)
    case .pronunciation, .misspelt: .likelyValue(slot: slot, expected: expected)
    }
  }

  private func name(of slot: Int32) -> String {
    index.slotName(index.automaton.slots[slot].name)
  }

  // MARK: Gaps

  /// Records the differences between two matches. The typed letters are assigned to the first
  /// missing value, otherwise to the first missing words.
  private mutating func tellLacks() {
    defer { (leftOver, supplied) = (nil, []) }
    var heard = leftOver.map { utterance.place(letters: $0).heard }
    let expected = expectations()
    let place = expected.firstIndex(where: \.isValue) ?? expected.indices.first
    for (number, lack) in expected.enumerated() {
      lacks.append(number == place ? lack.with(heard: heard) : lack)
    }
    if place != nil { heard = nil }
    if let heard { lacks.append(.leftOver(heard: heard)) }
  }

  /// The parts of the sentence that the utterance lacks, with adjacent words joined.
  private func expectations() -> [NearestSentence.Lack] {
    supplied.reduce(into: []) { lacks, supplied in
      switch supplied.step {
      case .suppliedWord(let word): add(word, isExample: isOneOfSeveral(supplied), to: &lacks)
      case .suppliedValue(let slot): lacks.append(.value(slot: name(of: slot), heard: nil))
      case .suppliedName: lacks.append(.appName(heard: nil))
      case .taken, .leftOver: break
      }
    }
  }

  private func add(_ word: WordID, isExample: Bool, to lacks: inout [NearestSentence.Lack]) {
    let text = index.lexicon.text(word)
    guard case .words(let before, let wasExample, _) = lacks.last else {
      lacks.append(.words(expected: text, isExample: isExample, heard: nil))
      return
    }
    let blank = index.lexicon.has(.character, word) ? "" : " "
    lacks[lacks.count - 1] = .words(
      expected: before + blank + text, isExample: wasExample || isExample, heard: nil)
  }

  /// Whether the sentence could also continue with another word.
  private func isOneOfSeveral(_ supplied: Supplied) -> Bool {
    let words = index.automaton.words(from: supplied.state)
    return words.count { states.contains(index.automaton.words[$0].target) } > 1
  }
}

extension NearestSentence.Lack {
  fileprivate var isValue: Bool {
    if case .value = self { true } else { false }
  }

  fileprivate func with(heard: String?) -> Self {
    switch self {
    case .words(let expected, let isExample, _):
      .words(expected: expected, isExample: isExample, heard: heard)
    case .value(let slot, _): .value(slot: slot, heard: heard)
    case .appName: .appName(heard: heard)
    case .leftOver, .context, .keywords: self
    }
  }
}
