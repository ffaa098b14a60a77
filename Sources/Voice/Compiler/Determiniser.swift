// SPDX-License-Identifier: Apache-2.0

/// Makes one deterministic automaton of all sentences: the subset construction.
///
/// A state stands for all nodes that the same words lead to. Each state is made once, so the work
/// is linear in the arcs of all states. ``budget(nodes:arcs:)`` bounds the number of states.
struct Determiniser {
  typealias Node = AutomatonBuilder.Node
  typealias Arc = Automaton.Arc

  private let arcStarts: [Int32]
  private let arcs: [Arc]
  private let accepted: [Int32]
  private let slots: [Automaton.Slot]

  private var sets = NodeSets()
  private var visited: NodeMarks
  private var closure: [Node] = []
  private var outgoing: [Outgoing] = []

  private var starts = [Automaton.StateStarts(words: 0, arcs: 0, accepted: 0)]
  private var words: [Automaton.Word] = []
  private var others: [Arc] = []
  private var acceptedSentences: [Int32] = []
  /// The nodes and arcs looked at so far.
  private(set) var effort = 0

  /// How many nodes and arcs may be looked at for each one that exists.
  let growth: Int

  init(_ builder: AutomatonBuilder, growth: Int = CompilerBounds.standard.growth) {
    self.growth = growth
    (arcStarts, arcs) = builder.sortedArcs()
    accepted = builder.accepted
    slots = builder.allSlots
    visited = NodeMarks(count: builder.nodeCount)
  }

  /// The automaton, and the states for some more start nodes; nil if the work exceeds the budget.
  ///
  /// - Parameter groups: the nodes where sentences begin; the nodes of one group share their
  ///   states.
  mutating func run(
    from groups: [[Node]] = [[AutomatonBuilder.start]], starts: [Node], within budget: Int = .max,
    in arena: TableArena
  ) -> (automaton: Automaton, starts: [Automaton.State])? {
    clear()
    // With several groups, a state without nodes comes first and leads to each of them.
    let entries = (groups.count == 1 ? groups : [[]] + groups).map { sets.insert($0) }
    let states = starts.map { sets.insert([$0]) }
    if groups.count != 1 { addEntries(entries.dropFirst()) }
    guard expandAll(from: groups.count == 1 ? 0 : 1, within: budget) else { return nil }
    let automaton = Automaton(
      starts: Table(self.starts, in: arena), words: Table(words, in: arena),
      arcs: Table(others, in: arena), accepted: Table(acceptedSentences, in: arena),
      slots: Table(slots, in: arena))
    return (automaton, states)
  }

  /// Whether the sentences that begin at some nodes stay within their own budget.
  ///
  /// - Parameter nodes: in ascending order.
  mutating func fits(_ nodes: [Node]) -> Bool {
    let (count, arcCount) = reach(of: nodes)
    clear()
    _ = sets.insert(nodes)
    return expandAll(from: 0, within: budget(nodes: count, arcs: arcCount))
  }

  private mutating func clear() {
    effort = 0
    sets = NodeSets()
    starts.removeLast(starts.count - 1)
    words.removeAll(keepingCapacity: true)
    others.removeAll(keepingCapacity: true)
    acceptedSentences.removeAll(keepingCapacity: true)
  }

  private mutating func expandAll(from first: Int, within budget: Int) -> Bool {
    var state = first
    while state < sets.count {
      guard effort <= budget else { return false }
      expand(Automaton.State(state))
      state += 1
    }
    return true
  }

  /// Ends the start state, from which empty arcs lead to the groups.
  private mutating func addEntries(_ entries: ArraySlice<Automaton.State>) {
    others += entries.map { Arc(kind: .empty, label: 0, target: $0) }
    endState()
  }

  /// How many nodes can be reached from some nodes, and how many arcs leave those.
  private mutating func reach(of nodes: [Node]) -> (nodes: Int, arcs: Int) {
    close(nodes[...]) { _ in true }
    return (closure.count, closure.reduce(0) { $0 + arcs(from: $1).count })
  }

  /// Adds the arcs that leave a state, in the order of labels.
  private mutating func expand(_ state: Automaton.State) {
    close(sets[state]) { $0.kind == .empty }
    collectOutgoing()
    var index = 0
    while index < outgoing.count {
      let first = outgoing[index]
      var targets: [Node] = []
      while index < outgoing.count, outgoing[index].isLike(first) {
        if targets.last != outgoing[index].target { targets.append(outgoing[index].target) }
        index += 1
      }
      add(first, to: sets.insert(targets))
    }
    let ended = closure.map { accepted[Int($0)] }.filter { $0 >= 0 }.sorted()
    acceptedSentences += ended
    endState()
  }

  private mutating func endState() {
    starts.append(
      Automaton.StateStarts(
        words: UInt32(words.count), arcs: UInt32(others.count),
        accepted: UInt32(acceptedSentences.count)))
  }

  /// Collects the nodes of a set and all nodes that can be reached over some arcs.
  private mutating func close(_ set: ArraySlice<Node>, over leads: (Arc) -> Bool) {
    visited.clear()
    closure.removeAll(keepingCapacity: true)
    for node in set where visited.insert(node) { closure.append(node) }
    var next = 0
    while next < closure.count {
      let leaving = arcs(from: closure[next])
      effort += 1 + leaving.count
      for arc in leaving where leads(arc) {
        if visited.insert(arc.target) { closure.append(arc.target) }
      }
      next += 1
    }
  }

  private mutating func collectOutgoing() {
    outgoing.removeAll(keepingCapacity: true)
    for node in closure {
      for arc in arcs(from: node) where arc.kind != .empty {
        outgoing.append(Outgoing(arc))
      }
    }
    // Most states have one way on.
    if outgoing.count > 1 { outgoing.sort() }
  }

  private mutating func add(_ arc: Outgoing, to target: Automaton.State) {
    if arc.kind == .word {
      words.append(Automaton.Word(word: arc.label, target: target))
    } else {
      others.append(Arc(kind: arc.kind, label: arc.label, target: target))
    }
  }

  private func arcs(from node: Node) -> ArraySlice<Arc> {
    arcs[Int(arcStarts[Int(node)])..<Int(arcStarts[Int(node) + 1])]
  }

  /// An arc out of a set of nodes in one number, which sorts by kind, label and target.
  private struct Outgoing: Comparable {
    private static let targetBits = 28

    private let bits: UInt64

    init(_ arc: Arc) {
      precondition(arc.target >> Self.targetBits == 0 && arc.kind.rawValue < 16)
      let label = UInt64(UInt32(bitPattern: arc.label))
      bits =
        UInt64(arc.kind.rawValue) << 60 | label << Self.targetBits
        | UInt64(UInt32(bitPattern: arc.target))
    }

    var kind: Automaton.ArcKind { Automaton.ArcKind(rawValue: UInt8(bits >> 60)) ?? .empty }
    var label: Int32 { Int32(truncatingIfNeeded: bits >> Self.targetBits) }
    var target: Node { Node(truncatingIfNeeded: bits & (1 << Self.targetBits - 1)) }

    /// Whether both hear the same.
    func isLike(_ other: Outgoing) -> Bool {
      bits >> Self.targetBits == other.bits >> Self.targetBits
    }

    static func < (one: Outgoing, other: Outgoing) -> Bool { one.bits < other.bits }
  }
}

extension Determiniser {
  /// The budget that even the smallest sentence gets.
  private static let smallestBudget = 10_000

  /// How many nodes and arcs may be looked at to determinise some nodes and arcs.
  func budget(nodes: Int, arcs: Int) -> Int {
    Self.smallestBudget.plus(growth.times(nodes + arcs))
  }

  /// Splits the nodes where sentences begin into groups that each stay within the budget. Sentences
  /// that exceed the budget alone are refused.
  ///
  /// - Parameter nodes: in ascending order, one for each sentence.
  mutating func groups(of nodes: [Node]) -> (groups: [[Node]], refused: [Node]) {
    let refused = nodes.filter { !fits([$0]) }
    let known = Set(refused)
    return (halved(nodes.filter { !known.contains($0) }), refused)
  }

  /// Nodes that exceed the budget together are split in halves.
  private mutating func halved(_ nodes: [Node]) -> [[Node]] {
    guard nodes.count > 1, !fits(nodes) else { return [nodes] }
    let middle = nodes.count / 2
    return halved(Array(nodes[..<middle])) + halved(Array(nodes[middle...]))
  }
}

/// Marks nodes as seen, and forgets all marks in constant time.
struct NodeMarks {
  private var marks: [UInt32]
  private var current: UInt32 = 1

  init(count: Int) { marks = Array(repeating: 0, count: count) }

  mutating func clear() { current += 1 }

  /// Whether the node was not seen before.
  mutating func insert(_ node: Int32) -> Bool {
    guard marks[Int(node)] != current else { return false }
    marks[Int(node)] = current
    return true
  }
}
