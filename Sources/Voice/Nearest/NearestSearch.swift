// SPDX-License-Identifier: Apache-2.0

/// Aligns an utterance with some sentences, so that as little as possible is left over on either
/// side.
///
/// The search goes through the places from left to right, and at each place from near to far. Of
/// the ways into a state only the nearest is kept. The results are never carried out, so there is
/// no budget, and differences that no reading forgives are allowed.
final class NearestSearch {
  struct Node {
    var state: Automaton.State
    var place: Int32
    var distance: Int
    /// The node before; -1 for none.
    var from: Int32
    var step: NearestStep
  }

  let hearing: Hearing
  private let index: SentenceIndex
  private let states: NearestStates
  private(set) var names: ListLookup
  private(set) var nodes: [Node] = []
  /// The node of each state at each place.
  private var known: [[Automaton.State: Int32]]
  /// The nodes at each place, by their distance.
  private var waiting: [[[Int32]]]

  /// Whether the search reached the most nodes and stopped early.
  var isExhausted: Bool { nodes.count >= Self.maximumNodes }

  private static let maximumNodes = 20_000

  init(_ hearing: Hearing, among states: NearestStates) {
    self.hearing = hearing
    index = hearing.index
    self.states = states
    names = ListLookup(hearing)
    let count = hearing.lattice.length + 1
    known = Array(repeating: [:], count: count)
    waiting = Array(repeating: Array(repeating: [], count: Cost.farthest + 1), count: count)
  }

  /// The nodes at the utterance's end, the nearest first.
  func run() -> [Int32] {
    guard hearing.lattice.length > 0 else { return [] }
    for entry in index.automaton.entries(from: Automaton.start) where states.contains(entry) {
      add(entry, at: 0, distance: 0, from: -1, .leftOver)
    }
    for place in 0...hearing.lattice.length {
      for distance in 0...Cost.farthest { settle(place, distance) }
      waiting[place] = []
    }
    return known[hearing.lattice.length].values.sorted {
      (nodes[Int($0)].distance, $0) < (nodes[Int($1)].distance, $1)
    }
  }

  /// Follows the nodes of one distance. Each step at the same place leads further away.
  private func settle(_ place: Int, _ distance: Int) {
    for number in waiting[place][distance] where nodes[Int(number)].distance == distance {
      guard nodes.count < Self.maximumNodes else { return }
      follow(number, nodes[Int(number)])
    }
  }

  // MARK: Steps

  private func follow(_ number: Int32, _ node: Node) {
    takeWords(number, node)
    let isFree = takeArcs(number, node)
    supplyWords(number, node)
    let token = hearing.lattice.token(at: node.place)
    guard token >= 0 else { return }
    if !isFree { takeAsides(number, node, hearing.typed[token]) }
    leaveOver(number, node, Int(token))
  }

  private func takeWords(_ number: Int32, _ node: Node) {
    var list = hearing.lattice.first(at: node.place)
    while list >= 0 {
      let word = hearing.lattice.words[list]
      if let target = index.automaton.next(node.state, word.word) {
        step(
          .taken(.word(word.word)), from: number, to: target, at: word.end,
          distance: Cost.distance(ofTolerance: word.tolerance))
      }
      list = word.next
    }
  }

  /// Follows the arcs of a state. Returns whether free text may continue here.
  private func takeArcs(_ number: Int32, _ node: Node) -> Bool {
    var isFree = false
    let token = hearing.lattice.token(at: node.place)
    for place in index.automaton.arcs(from: node.state) {
      let arc = index.automaton.arcs[place]
      switch arc.kind {
      case .slot:
        takeValues(arc, number, node)
        supply(.suppliedValue(slot: arc.label), number, node, to: arc.target)
      case .freeText:
        if token >= 0 { takeFreeText(.freeText(slot: arc.label), arc.target, number, node) }
        supply(.suppliedValue(slot: arc.label), number, node, to: arc.target)
      case .moreFreeText:
        isFree = true
        if token >= 0 { takeFreeText(.moreFreeText(slot: arc.label), arc.target, number, node) }
      case .appName:
        takeName(arc, number, node)
        supply(.suppliedName, number, node, to: arc.target)
      case .word, .filler, .empty: break
      }
    }
    return isFree
  }

  private func takeValues(_ arc: Automaton.Arc, _ number: Int32, _ node: Node) {
    let list = index.automaton.slots[arc.label].list
    for found in names.hits(of: list, at: node.place) {
      let hit = names.hits[found]
      step(
        .taken(.value(slot: arc.label, hit: Int32(found))), from: number, to: arc.target,
        at: hit.end,
        distance: Cost.distance(ofTolerance: hit.tolerance))
    }
  }

  private func takeFreeText(
    _ taken: Step, _ target: Automaton.State, _ number: Int32, _ node: Node
  ) {
    step(
      .taken(taken), from: number, to: target, at: hearing.endOfToken(at: node.place),
      distance: Cost.distantFreeText)
  }

  private func takeName(_ arc: Automaton.Arc, _ number: Int32, _ node: Node) {
    for (end, app) in hearing.phrases(of: index.appNames, at: node.place) {
      step(.taken(.appName(app)), from: number, to: arc.target, at: end, distance: 0)
    }
  }

  private func takeAsides(_ number: Int32, _ node: Node, _ word: WordID) {
    if index.lexicon.has(.opensSkipped, word) {
      for table in [index.habits.skipped, index.skipped] {
        for (end, _) in hearing.phrases(of: table, at: node.place) {
          step(
            .taken(.skipped), from: number, to: node.state, at: end, distance: Cost.distantAside)
        }
      }
    }
    if index.lexicon.has(.opensMention, word) {
      for (end, app) in hearing.phrases(of: index.mentions, at: node.place) {
        step(.taken(.appName(app)), from: number, to: node.state, at: end, distance: 0)
      }
    }
  }

  // MARK: Differences

  private func leaveOver(_ number: Int32, _ node: Node, _ token: Int) {
    step(
      .leftOver, from: number, to: node.state, at: hearing.endOfToken(at: node.place),
      distance: distance(ofLeftOver: token))
  }

  private func distance(ofLeftOver token: Int) -> Int {
    let typed = hearing.typed[token]
    if hearing.utterance.tokens[token].isCharacter || index.isSmall(typed) {
      return Cost.distantSmallWord
    }
    return typed == .unknown ? Cost.distantUnknownWord : Cost.distantWord
  }

  private func supplyWords(_ number: Int32, _ node: Node) {
    for place in index.automaton.words(from: node.state) {
      let (word, target) = index.automaton.words[place].both
      let isSmall = index.lexicon.has(.character, word) || index.isSmall(word)
      step(
        .suppliedWord(word), from: number, to: target, at: node.place,
        distance: isSmall ? Cost.distantSmallWord : Cost.distantWord)
    }
  }

  private func supply(
    _ supplied: NearestStep, _ number: Int32, _ node: Node, to target: Automaton.State
  ) {
    step(supplied, from: number, to: target, at: node.place, distance: Cost.distantWord)
  }

  // MARK: Nodes

  private func step(
    _ step: NearestStep, from number: Int32, to state: Automaton.State, at place: Int32,
    distance: Int
  ) {
    guard states.contains(state) else { return }
    add(
      state, at: Int(place), distance: nodes[Int(number)].distance + distance, from: number, step)
  }

  private func add(
    _ state: Automaton.State, at place: Int, distance: Int, from: Int32, _ step: NearestStep
  ) {
    guard distance <= Cost.farthest else { return }
    let node = Node(state: state, place: Int32(place), distance: distance, from: from, step: step)
    if let number = known[place][state] {
      guard distance < nodes[Int(number)].distance else { return }
      nodes[Int(number)] = node
      waiting[place][distance].append(number)
    } else {
      let number = Int32(nodes.count)
      known[place][state] = number
      nodes.append(node)
      waiting[place][distance].append(number)
    }
  }
}

/// A step of aligning an utterance with a sentence.
enum NearestStep {
  /// The same step as in any search.
  case taken(Step)
  /// A word of the utterance that the sentence doesn't have.
  case leftOver
  /// A word that only the sentence has.
  case suppliedWord(WordID)
  case suppliedValue(slot: Int32)
  case suppliedName
}
