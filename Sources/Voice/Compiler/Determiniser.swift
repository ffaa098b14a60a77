// SPDX-License-Identifier: Apache-2.0

/// Makes one deterministic automaton of all sentences: the subset construction.
///
/// A state stands for all nodes that the same words lead to. Each is made once, so the work is linear
/// in the arcs of the states there are.
struct Determiniser {
  typealias Node = AutomatonBuilder.Node
  typealias Arc = Automaton.Arc

  /// Beyond this many states what is left of the sentences isn't understood; grammars that people
  /// write stay far below.
  static let maximumStates = 4_000_000

  private let arcStarts: [Int32]
  private let arcs: [Arc]
  private let accepted: [Int32]
  private let slots: [Automaton.Slot]

  private var sets = NodeSets()
  private var visited: NodeMarks
  private var closure: [Node] = []
  private var outgoing: [(key: UInt64, target: Node)] = []

  private var starts = [Automaton.StateStarts(words: 0, arcs: 0, accepted: 0)]
  private var words: [Automaton.Word] = []
  private var others: [Arc] = []
  private var acceptedSentences: [Int32] = []

  init(_ builder: AutomatonBuilder) {
    (arcStarts, arcs) = builder.sortedArcs()
    accepted = builder.accepted
    slots = builder.allSlots
    visited = NodeMarks(count: builder.nodeCount)
  }

  /// The automaton, and the state for each of some further nodes to start at.
  mutating func run(
    starts: [Node], in arena: TableArena
  ) -> (automaton: Automaton, starts: [Automaton.State]) {
    let states = ([AutomatonBuilder.start] + starts).map { sets.insert([$0]) }
    var state = 0
    while state < sets.count {
      expand(Automaton.State(state))
      state += 1
    }
    let automaton = Automaton(
      starts: Table(self.starts, in: arena), words: Table(words, in: arena),
      arcs: Table(others, in: arena), accepted: Table(acceptedSentences, in: arena),
      slots: Table(slots, in: arena))
    return (automaton, Array(states.dropFirst()))
  }

  /// Adds what leads out of a state, in the order of labels.
  private mutating func expand(_ state: Automaton.State) {
    close(sets[state])
    collectOutgoing()
    var index = 0
    while index < outgoing.count {
      let key = outgoing[index].key
      var targets: [Node] = []
      while index < outgoing.count, outgoing[index].key == key {
        if targets.last != outgoing[index].target { targets.append(outgoing[index].target) }
        index += 1
      }
      guard sets.count < Self.maximumStates else { continue }
      add(key, to: sets.insert(targets))
    }
    let ended = closure.map { accepted[Int($0)] }.filter { $0 >= 0 }.sorted()
    acceptedSentences += ended
    starts.append(
      Automaton.StateStarts(
        words: UInt32(words.count), arcs: UInt32(others.count),
        accepted: UInt32(acceptedSentences.count)))
  }

  /// The nodes of a set and all that empty arcs lead to.
  private mutating func close(_ set: ArraySlice<Node>) {
    visited.clear()
    closure.removeAll(keepingCapacity: true)
    for node in set where visited.insert(node) { closure.append(node) }
    var next = 0
    while next < closure.count {
      for arc in arcs(from: closure[next]) where arc.kind == .empty {
        if visited.insert(arc.target) { closure.append(arc.target) }
      }
      next += 1
    }
  }

  private mutating func collectOutgoing() {
    outgoing.removeAll(keepingCapacity: true)
    for node in closure {
      for arc in arcs(from: node) where arc.kind != .empty {
        outgoing.append((Self.key(arc), arc.target))
      }
    }
    outgoing.sort { ($0.key, $0.target) < ($1.key, $1.target) }
  }

  private mutating func add(_ key: UInt64, to target: Automaton.State) {
    let label = Int32(truncatingIfNeeded: key)
    let kind = Automaton.ArcKind(rawValue: UInt8(key >> 32)) ?? .empty
    if kind == .word {
      words.append(Automaton.Word(word: label, target: target))
    } else {
      others.append(Arc(kind: kind, label: label, target: target))
    }
  }

  private func arcs(from node: Node) -> ArraySlice<Arc> {
    arcs[Int(arcStarts[Int(node)])..<Int(arcStarts[Int(node) + 1])]
  }

  private static func key(_ arc: Arc) -> UInt64 {
    UInt64(arc.kind.rawValue) << 32 | UInt64(UInt32(bitPattern: arc.label))
  }
}
