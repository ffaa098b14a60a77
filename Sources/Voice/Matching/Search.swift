// SPDX-License-Identifier: Apache-2.0

/// Walks the automaton over an utterance's lattice, from left to right, and keeps all ways.
///
/// A state at a place is one node, whatever the words before it. So the work is linear in the
/// utterance, and only states that its words reach are visited.
struct Search: ~Copyable {
  private let hearing: Hearing
  private let index: SentenceIndex
  private let takesFreeText: Bool
  private var names: ListLookup
  /// Finds the user's own names.
  private var ownNames: ListLookup
  private let hasOwnNames: Bool

  /// The small phrases at the place that is searched, for all of its nodes.
  private var phrases = PlacePhrases()

  private var nodes = Stack<SearchNode>(capacity: 32)
  private var ways = Stack<SearchWay>(capacity: 32)
  private var known = NodeTable()
  /// The first and the last node of each place, next to each other; -1 for none.
  private var nodesAt: Stack<Int32>

  /// The most nodes of a search. No typed utterance comes near; one that does is not understood.
  private static let maximumNodes = 50_000
  /// If a sentence may continue with more characters than these, as at its start, a wrong character
  /// says nothing about the meant one.
  private static let maximumMeant = 400

  /// - Parameter own: the utterance as the index of the user's own names hears it; nil without such
  ///   names.
  init(_ hearing: Hearing, own: Hearing? = nil, takesFreeText: Bool = true) {
    self.hearing = hearing
    self.takesFreeText = takesFreeText
    index = hearing.index
    names = ListLookup(hearing)
    ownNames = ListLookup(own ?? hearing, isOwn: true)
    hasOwnNames = own != nil
    nodesAt = Stack(repeating: -1, count: 2 * (hearing.lattice.length + 1))
  }

  /// All ways from a state to the end of a sentence at the utterance's end; nil for none.
  consuming func run(from start: Automaton.State) -> SearchWays? {
    let length = hearing.lattice.length
    guard length > 0 else { return nil }
    for entry in index.automaton.entries(from: start) {
      _ = node(entry, at: 0, isAfterAside: false, cost: .none)
    }
    for place in 0...Int32(length) {
      var current = nodesAt[2 * place]
      while current >= 0, nodes.count < Self.maximumNodes {
        follow(current)
        current = nodes[current].next
      }
    }
    let ends = ends(at: length)
    guard !ends.isEmpty else { return nil }
    return SearchWays(
      hearing, nodes: nodes, ways: ways, names: names, ownNames: ownNames, ends: ends)
  }

  /// The nodes at a place where a sentence ends.
  private func ends(at place: Int) -> [Int32] {
    var ends: [Int32] = []
    var current = nodesAt[2 * place]
    while current >= 0 {
      if !index.automaton.sentences(at: nodes[current].state).isEmpty { ends.append(current) }
      current = nodes[current].next
    }
    return ends
  }

  // MARK: Steps

  private mutating func follow(_ number: Int32) {
    let node = nodes[number]
    takeWords(number, node)
    let isFree = takeArcs(number, node)
    let token = hearing.lattice.token(at: node.place)
    if token >= 0 {
      if isFree {
        takeClosingName(number, node, hearing.typed[token])
      } else {
        takeAside(number, node, hearing.typed[token])
      }
    }
    if hearing.isForgiving, hearing.budget > node.cost.tolerance, !isFree {
      forgive(number, node)
    }
  }

  @inline(__always)
  private mutating func takeWords(_ number: Int32, _ node: SearchNode) {
    var list = hearing.lattice.first(at: node.place)
    while list >= 0 {
      let word = hearing.lattice.words[list]
      if let target = index.automaton.next(node.state, word.word) {
        step(.word(word.word), from: number, to: target, at: word.end, tolerance: word.tolerance)
      }
      list = word.next
    }
  }

  /// Follows the arcs of a state. Returns whether free text may continue here, which may contain
  /// politeness.
  private mutating func takeArcs(_ number: Int32, _ node: SearchNode) -> Bool {
    var isFree = false
    let token = hearing.lattice.token(at: node.place)
    for place in index.automaton.arcs(from: node.state) {
      let arc = index.automaton.arcs[place]
      switch arc.kind {
      case .slot:
        // Of equal readings the first one wins, so the user's own names come first.
        if hasOwnNames { takeOwnValues(arc, number, node) }
        if !names.isBarren(node.place) { takeValues(arc, number, node) }
      case .freeText where token >= 0 && takesFreeText && !node.isAfterAside:
        takeFreeText(arc, number, node)
      case .moreFreeText:
        isFree = true
        if token >= 0, !node.isAfterAside { takeFreeText(arc, number, node) }
      case .filler where token >= 0 && hearing.typed[token] == arc.label:
        step(
          .filler, from: number, to: arc.target, at: hearing.endOfToken(at: node.place),
          plain: Cost.filler)
      case .appName where token >= 0:
        for (end, app) in phrases.found(.appName, in: index.appNames, at: node.place, hearing) {
          step(.appName(app), from: number, to: arc.target, at: end)
        }
      default: break
      }
    }
    return isFree
  }

  private mutating func takeFreeText(
    _ arc: Automaton.Arc, _ number: Int32, _ node: SearchNode
  ) {
    let isFirst = arc.kind == .freeText
    let plain = isFirst ? Cost.freeText + Cost.freeTextWord : Cost.freeTextWord
    step(
      isFirst ? .freeText(slot: arc.label) : .moreFreeText(slot: arc.label), from: number,
      to: arc.target,
      at: hearing.endOfToken(at: node.place), plain: plain)
  }

  private mutating func takeValues(_ arc: Automaton.Arc, _ number: Int32, _ node: SearchNode) {
    let list = index.automaton.slots[arc.label].list
    for found in names.hits(of: list, at: node.place) {
      let hit = names.hits[found]
      step(
        .value(slot: arc.label, hit: Int32(found)), from: number, to: arc.target, at: hit.end,
        plain: Cost.valueWord * Int(hit.wordCount), tolerance: hit.tolerance)
    }
  }

  private mutating func takeOwnValues(_ arc: Automaton.Arc, _ number: Int32, _ node: SearchNode) {
    let list = index.automaton.slots[arc.label].list
    guard case .values = index.kind(ofList: list) else { return }
    for found in ownNames.hits(of: list, at: node.place) {
      let hit = ownNames.hits[found]
      step(
        .value(slot: arc.label, hit: ~Int32(found)), from: number, to: arc.target, at: hit.end,
        plain: Cost.valueWord * Int(hit.wordCount), tolerance: hit.tolerance)
    }
  }

  /// After free text the app may be named, at the sentence's end or before its next words.
  private mutating func takeClosingName(_ number: Int32, _ node: SearchNode, _ word: WordID) {
    // Without tolerance only the typed word itself can begin a mention.
    guard hearing.isForgiving || index.lexicon.has(.opensMention, word) else { return }
    for (end, app) in phrases.found(.mention, in: index.mentions, at: node.place, hearing) {
      step(
        .appName(app), from: number, to: node.state, at: end,
        isAside: Int(end) < hearing.lattice.length)
    }
  }

  /// Skips phrases that may be said anywhere: politeness, and the app's name with its small words.
  private mutating func takeAside(_ number: Int32, _ node: SearchNode, _ word: WordID) {
    if index.lexicon.has(.opensSkipped, word) {
      skip(over: index.habits.skipped, .habit, number, node, word)
      skip(over: index.skipped, .skipped, number, node, word)
    }
    if index.lexicon.has(.opensMention, word) {
      for (end, app) in phrases.found(.mention, in: index.mentions, at: node.place, hearing) {
        step(.appName(app), from: number, to: node.state, at: end, isAside: true)
      }
    }
  }

  private mutating func skip(
    over table: PhraseTable, _ kind: PlacePhrases.Kind, _ number: Int32, _ node: SearchNode,
    _ word: WordID
  ) {
    // Without tolerance only the typed word itself can begin a phrase.
    guard hearing.isForgiving || table.run(of: word) != nil else { return }
    for (end, _) in phrases.found(kind, in: table, at: node.place, hearing) {
      step(
        .skipped, from: number, to: node.state, at: end, plain: Cost.skippedWord, isAside: true)
    }
  }

  // MARK: Tolerance

  /// Tries missing words without weight. In scripts of characters, also tries one wrong, missing or
  /// added character.
  private mutating func forgive(_ number: Int32, _ node: SearchNode) {
    let words = index.automaton.words(from: node.state)
    let typed = hearing.word(at: node.place) ?? .unknown
    for place in words {
      let (word, target) = index.automaton.words[place].both
      guard Int(word) < index.habits.smallWordCount else { break }
      // A word that is really there is not also treated as a slip of another word.
      guard word != typed else { continue }
      takeOtherSmallWord(word, typed, number, to: target)
      step(
        .missing(word), from: number, to: target, at: node.place,
        tolerance: Int32(Cost.missingWord), isAside: true)
    }
    guard index.hasCharacters, node.cost.tolerance + Cost.slip <= hearing.budget else { return }
    forgiveCharacter(number, node, words)
  }

  /// Tries a word without weight in the place of another: "a" for "the".
  private mutating func takeOtherSmallWord(
    _ word: WordID, _ typed: WordID, _ number: Int32, to target: Automaton.State
  ) {
    // If the sentence may continue with the typed word, that word was meant.
    guard 0 <= typed, Int(typed) < index.habits.smallWordCount,
      index.automaton.next(nodes[number].state, typed) == nil,
      !index.lexicon.has(.character, typed), !index.lexicon.has(.weighty, typed),
      !index.lexicon.has(.weighty, word)
    else { return }
    step(
      .word(word), from: number, to: target,
      at: hearing.endOfToken(at: nodes[number].place), tolerance: Int32(Cost.otherSmallWord),
      isAside: true)
  }

  private mutating func forgiveCharacter(
    _ number: Int32, _ node: SearchNode, _ words: Range<Int>
  ) {
    let token = hearing.lattice.token(at: node.place)
    let typed = hearing.typed
    let slip =
      token >= 0 && hearing.isCharacter(at: node.place)
      ? CharacterSlip(hearing.utterance, token: token, index) : nil
    let end = token >= 0 ? hearing.endOfToken(at: node.place) : node.place
    if slip != nil, !index.lexicon.has(.weighty, typed[token]) {
      step(
        .surplus, from: number, to: node.state, at: end,
        tolerance: Int32(Cost.surplusCharacter), isAside: true)
    }
    if slip != nil { takeSwapped(number, node, token) }
    guard words.count <= Self.maximumMeant else { return }
    if slip != nil { takeMovedBorders(number, words, token) }
    for place in words {
      let (meant, target) = index.automaton.words[place].both
      guard index.lexicon.has(.character, meant) else { continue }
      if let slip, let cost = slip.costInSentence(typed: typed[token], meant: meant) {
        step(.word(meant), from: number, to: target, at: end, tolerance: Int32(cost))
      }
      // A character that carries the meaning is assumed only as a part of a longer word, see
      // ``OppositeCheck``.
      if !index.lexicon.has(.weighty, meant) || index.lexicon.keystrokes(meant) != nil {
        step(
          .missing(meant), from: number, to: target, at: node.place,
          tolerance: Int32(Cost.missingCharacter), isAside: true)
      }
    }
  }

  /// Tries two swapped characters.
  private mutating func takeSwapped(_ number: Int32, _ node: SearchNode, _ token: Int) {
    let (typed, tokens) = (hearing.typed, hearing.utterance.tokens)
    guard token + 1 < typed.count, tokens[token + 1].isCharacter,
      typed[token] != typed[token + 1],
      let middle = index.automaton.next(node.state, typed[token + 1]),
      let target = index.automaton.next(middle, typed[token])
    else { return }
    step(
      .words(typed[token + 1], typed[token]), from: number, to: target,
      at: Int32(tokens[token + 1].folded.upperBound), tolerance: Int32(Cost.slip))
  }

  /// Tries Korean characters with a slip of one key between them.
  private mutating func takeMovedBorders(_ number: Int32, _ words: Range<Int>, _ token: Int) {
    let utterance = hearing.utterance
    guard let borders = MovedBorders(utterance, token: token) else { return }
    borders.forEachMeaning(from: words, in: index) { meant, target, count, cost in
      step(
        meant, from: number, to: target,
        at: Int32(utterance.tokens[token + count - 1].folded.upperBound),
        tolerance: Int32(cost))
    }
  }

  // MARK: Nodes

  @inline(__always)
  private mutating func step(
    _ step: Step, from number: Int32, to state: Automaton.State, at place: Int32, plain: Int = 0,
    tolerance: Int32 = 0, isAside: Bool = false
  ) {
    let stepCost = Cost(plain, tolerance: Int(tolerance))
    let cost = nodes[number].cost + stepCost
    guard cost.tolerance <= hearing.budget, nodes.count < Self.maximumNodes else { return }
    let target = node(state, at: place, isAfterAside: isAside, cost: cost)
    guard target != number else { return }
    ways.append(
      SearchWay(from: number, cost: stepCost, step: step, next: nodes[target].firstWay))
    nodes[target].firstWay = Int32(ways.count - 1)
  }

  /// The node of a state at a place; a new node if there is none yet.
  private mutating func node(
    _ state: Automaton.State, at place: Int32, isAfterAside: Bool, cost: Cost
  ) -> Int32 {
    let slot = known.slot(of: state, at: place, isAfterAside: isAfterAside, in: nodes)
    let current = known[slot]
    if current >= 0 {
      if cost < nodes[current].cost { nodes[current].cost = cost }
      return current
    }
    let head = 2 * Int(place)
    let number = Int32(nodes.count)
    nodes.append(
      SearchNode(
        state: state, place: place, isAfterAside: isAfterAside, cost: cost, firstWay: -1, next: -1))
    if nodesAt[head + 1] >= 0 {
      nodes[nodesAt[head + 1]].next = number
    } else {
      nodesAt[head] = number
    }
    nodesAt[head + 1] = number
    known.insert(number, at: slot, in: nodes)
    return number
  }
}

/// The phrases of the small tables at one place of an utterance, each table looked through once for
/// all nodes there.
private struct PlacePhrases {
  /// The tables by what their phrases are.
  enum Kind: Int { case appName, mention, habit, skipped }

  private var place: Int32 = -1
  private var known = InlineArray<4, Found?>(repeating: nil)

  typealias Found = [(end: Int32, value: Int32)]

  /// The phrases of a table, each with its end and its meaning.
  mutating func found(
    _ kind: Kind, in table: PhraseTable, at place: Int32, _ hearing: Hearing
  ) -> Found {
    if place != self.place { (self.place, known) = (place, InlineArray(repeating: nil)) }
    if let found = known[kind.rawValue] { return found }
    let found = hearing.phrases(of: table, at: place)
    known[kind.rawValue] = found
    return found
  }
}
