// SPDX-License-Identifier: Apache-2.0

import IntentModel

/// Everything that grows while sentences are compiled.
struct IndexBuilder {
  var automaton = AutomatonBuilder()
  private(set) var lexicon = Lexicon()
  private(set) var lists: [CompiledList] = []
  private var knownWords: [String: [WordID]] = [:]
  private var listIndices: [String: Int32] = [:]

  /// Where the beginnings that sentences share lead to.
  var prefixes = SharedPrefixes()

  /// Words that may stand between the values of one list: "and".
  var joiners: [[WordID]] = []

  /// A node right after the automaton's start, for a sentence to begin at.
  mutating func addFirstNode() -> Automaton.Node {
    let first = automaton.addNode()
    automaton.addArc(.empty, from: Automaton.start, to: first)
    return first
  }

  /// The words of a text as the utterance will have them; a rule's words come again and again.
  mutating func words(of text: String) -> [WordID] {
    if let known = knownWords[text] { return known }
    let tokenizer = Tokenizer.tokenize(text)
    let words = tokenizer.tokens.map { lexicon.insert(tokenizer.bytes[$0.folded]) }
    knownWords[text] = words
    return words
  }

  /// A path of words between two nodes; an empty arc when the text has no words.
  mutating func addWords(
    _ text: String, from source: Automaton.Node, to target: Automaton.Node
  ) {
    addPath(words(of: text), kind: .word, from: source, to: target)
  }

  mutating func addPath(
    _ words: [WordID], kind: Automaton.ArcKind, from source: Automaton.Node,
    to target: Automaton.Node
  ) {
    guard let last = words.last else {
      if source != target { automaton.addArc(.empty, from: source, to: target) }
      return
    }
    var node = source
    for word in words.dropLast() {
      let next = automaton.addNode()
      automaton.addArc(kind, label: word, from: node, to: next)
      node = next
    }
    automaton.addArc(kind, label: last, from: node, to: target)
  }

  /// An arc for a slot and, for a list parameter, the way back for the next value.
  mutating func addSlot(
    _ slot: Automaton.Slot, from source: Automaton.Node, isList: Bool
  ) -> Automaton.Node {
    let target = automaton.addNode()
    let label = automaton.index(of: slot)
    if case .wildcard = lists[Int(slot.list)].content {
      automaton.addArc(.freeText, label: label, from: source, to: target)
      automaton.addArc(.moreFreeText, label: label, from: target, to: target)
      return target
    }
    automaton.addArc(.slot, label: label, from: source, to: target)
    if isList { addNextValues(of: label, at: target) }
    return target
  }

  private mutating func addNextValues(of label: Int32, at node: Automaton.Node) {
    let between = automaton.addNode()
    automaton.addArc(.empty, from: node, to: between)
    for joiner in joiners { addPath(joiner, kind: .filler, from: node, to: between) }
    automaton.addArc(.slot, label: label, from: between, to: node)
  }

  /// The index of a list's compiled form, compiled now if it is new.
  mutating func list(key: String, _ list: SlotList, in scope: GrammarScope) -> Int32 {
    if let index = listIndices[key] { return index }
    var compiled = CompiledList(list)
    let rules = scope.source.grammar.rules.merging(scope.block.rules) { $1 }
    let expander = TemplateExpander(rules: rules)
    for (index, value) in compiled.values.enumerated() {
      for template in value.phrases {
        for phrase in expander.phrases(of: template) {
          compiled.insert(phrase: words(of: phrase), of: index)
        }
      }
      for sound in value.pronunciations {
        compiled.insert(phrase: words(of: sound), of: index, isPronunciation: true)
      }
    }
    lists.append(compiled)
    let index = Int32(lists.count - 1)
    listIndices[key] = index
    return index
  }
}

extension CompiledList {
  fileprivate mutating func insert(
    phrase words: [WordID], of value: Int, isPronunciation: Bool = false
  ) {
    insert(Phrase(value: Int32(value), words: words, isPronunciation: isPronunciation))
  }
}
