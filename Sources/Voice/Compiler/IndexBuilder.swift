// SPDX-License-Identifier: Apache-2.0

import IntentModel

/// Everything that grows while sentences are compiled.
struct IndexBuilder {
  /// Where the tables are made.
  var arena = TableArena()
  var automaton = AutomatonBuilder()
  var lexicon = LexiconBuilder()
  var names = PhraseTableBuilder()
  private(set) var lists: [ListKind] = []
  private(set) var ranges: [NumberRange] = []
  private(set) var values = RecordTableBuilder<CompiledValue>()
  var blocks = RecordTableBuilder<CompiledBlock>()
  /// The lists whose names may be said in part.
  private(set) var divisibleLists: Set<Int32> = []

  /// Why names of lists were left out since the failures were last reported.
  var nameFailures: [CompileFailure] = []
  /// How many more names there may be.
  private var namesLeft = NameBounds.count

  private var knownWords: [String: [WordID]] = [:]
  private(set) var listIndices: [String: Int32] = [:]

  /// Where shared beginnings of sentences lead to.
  var prefixes = SharedPrefixes()

  /// Words that may stand between the values of one list: "and".
  var joiners: [[WordID]] = []

  /// Starts the next app or grammar.
  ///
  /// - Parameter names: how many names it may have.
  mutating func beginSource(names: Int) { namesLeft = names }

  /// A node right after the automaton's start, for a sentence to begin at.
  mutating func addFirstNode() -> AutomatonBuilder.Node {
    let first = automaton.addNode()
    automaton.addArc(.empty, from: AutomatonBuilder.start, to: first)
    return first
  }

  /// The words of a text, split as in an utterance. Known texts are kept, since the words of a rule
  /// come up again and again.
  mutating func words(of text: String) -> [WordID] {
    if let known = knownWords[text] { return known }
    let words = insertWords(of: text)
    knownWords[text] = words
    return words
  }

  private mutating func insertWords(of text: String) -> [WordID] {
    let tokenizer = Tokenizer.tokenize(text)
    return tokenizer.tokens.map { insert($0, of: tokenizer) }
  }

  private mutating func insert(_ token: Token, of tokenizer: Tokenizer) -> WordID {
    tokenizer.bytes.withUnsafeBufferPointer { bytes in
      let spelling = UnsafeBufferPointer(rebasing: bytes[token.folded])
      let word = lexicon.insert(spelling)
      if token.isCharacter { lexicon.add(.character, to: word) }
      if spelling.contains(where: { (0x30...0x39).contains($0) }) {
        lexicon.add(.opensNumber, to: word)
      }
      return word
    }
  }

  /// A path of words between two nodes; an empty arc when the text has no words.
  mutating func addWords(
    _ text: String, from source: AutomatonBuilder.Node, to target: AutomatonBuilder.Node
  ) {
    addPath(words(of: text), kind: .word, from: source, to: target)
  }

  mutating func addPath(
    _ words: [WordID], kind: Automaton.ArcKind, from source: AutomatonBuilder.Node,
    to target: AutomatonBuilder.Node
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
    _ slot: Automaton.Slot, from source: AutomatonBuilder.Node, isList: Bool
  ) -> AutomatonBuilder.Node {
    let target = automaton.addNode()
    let label = automaton.index(of: slot)
    if isWildcard(slot.list) {
      automaton.addArc(.freeText, label: label, from: source, to: target)
      automaton.addArc(.moreFreeText, label: label, from: target, to: target)
      return target
    }
    automaton.addArc(.slot, label: label, from: source, to: target)
    if isList { addNextValues(of: label, at: target) }
    return target
  }

  private mutating func addNextValues(of label: Int32, at node: AutomatonBuilder.Node) {
    let between = automaton.addNode()
    automaton.addArc(.empty, from: node, to: between)
    for joiner in joiners { addPath(joiner, kind: .filler, from: node, to: between) }
    automaton.addArc(.slot, label: label, from: between, to: node)
  }

  /// Whether a list takes any text.
  func isWildcard(_ list: Int32) -> Bool {
    if case .wildcard = lists[Int(list)] { true } else { false }
  }

  /// The index of a list's compiled form, compiled now if it is new.
  mutating func list(
    _ name: String, key: String, _ list: SlotList, in scope: GrammarScope
  ) -> Int32 {
    if let index = listIndices[key] { return index }
    let index = Int32(lists.count)
    listIndices[key] = index
    switch list.content {
    case .range(let range):
      lists.append(.range(Int32(ranges.count)))
      ranges.append(range)
    case .wildcard: lists.append(.wildcard)
    case .values(let values):
      lists.append(.values)
      let rules = scope.source.grammar.rules.merging(scope.block.rules) { $1 }
      add(
        values, to: index, named: name,
        TemplateExpander(rules: rules, measure: scope.measure))
    case .names(let names):
      lists.append(.values)
      add(names, to: index, named: name)
    }
    return index
  }

  // MARK: Names

  /// Adds the names of a list, up to the bound.
  mutating func add(
    _ values: [ListValue], to list: Int32, named name: String = "",
    _ expander: TemplateExpander = TemplateExpander()
  ) {
    if values.first?.item != nil { divisibleLists.insert(list) }
    for value in values {
      guard namesLeft > 0 else { return nameFailures.append(.tooManyNames(list: name)) }
      let candidate = SlotMatch.Candidate(
        output: value.output, item: value.item, context: value.context)
      let number = self.values.insert { $0.add(candidate) }
      for template in value.phrases {
        for words in phrases(of: template, expander, list: name) {
          addName(words, to: list, value: number)
        }
      }
      for sound in value.pronunciations where sound.utf8.count <= NameBounds.size {
        addName(insertWords(of: sound), to: list, value: number, isSound: true)
      }
    }
  }

  private mutating func addName(
    _ words: [WordID], to list: Int32, value: Int32, isSound: Bool = false
  ) {
    namesLeft -= 1
    names.insert(words, list: list, value: value, isSound: isSound)
  }

  private mutating func add(_ names: NameList, to list: Int32, named name: String) {
    var tokenizer = Tokenizer()
    var words: [WordID] = []
    for place in names.indices {
      guard namesLeft > 0 else { return nameFailures.append(.tooManyNames(list: name)) }
      guard names.said.size(of: place) <= NameBounds.size else {
        nameFailures.append(.nameTooLarge(list: name))
        continue
      }
      names.said.withBytes(of: place) { tokenizer.tokenize($0) }
      words.removeAll(keepingCapacity: true)
      for token in tokenizer.tokens { words.append(insert(token, of: tokenizer)) }
      let value = values.insert { names.writeCandidate(place, to: &$0) }
      addName(words, to: list, value: value)
    }
  }

  /// The ways to say a name, in words; empty if they are too many or too long.
  private mutating func phrases(
    of template: Template, _ expander: TemplateExpander, list: String
  ) -> [[WordID]] {
    if case .text(let text) = template {
      if text.utf8.count <= NameBounds.size { return [insertWords(of: text)] }
      nameFailures.append(.nameTooLarge(list: list))
      return []
    }
    do throws(CompileFailure) {
      return try expander.allPhrases(of: template).map { words(of: $0) }
    } catch {
      switch error {
      case .ring: nameFailures.append(error)
      // Unknown rules in names are reported when the file is read.
      case .unknownRule: break
      default: nameFailures.append(.nameTooLarge(list: list))
      }
      return []
    }
  }
}
