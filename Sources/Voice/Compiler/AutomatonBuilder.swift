// SPDX-License-Identifier: Apache-2.0

/// Collects nodes and arcs, then lays them out flat.
struct AutomatonBuilder {
  typealias Node = Automaton.Node

  /// In the order they were added; ``build()`` sorts them by their sources.
  private var arcs: [(source: Node, arc: Automaton.Arc)] = []
  private var accepted: [Int32] = [-1]
  private var owner: [Int32] = [-1]
  private var slots: [Automaton.Slot] = []
  private var slotIndices: [Automaton.Slot: Int32] = [:]
  var sentences: [CompiledSentence] = []
  var answerStarts: [IntentKey: Node] = [:]

  var nodeCount: Int { accepted.count }

  /// A new node of the sentence that is being compiled.
  mutating func addNode() -> Node {
    accepted.append(-1)
    owner.append(Int32(sentences.count))
    return Node(accepted.count - 1)
  }

  mutating func addArc(
    _ kind: Automaton.ArcKind, label: Int32 = 0, from source: Node, to target: Node
  ) {
    arcs.append((source, Automaton.Arc(kind: kind, label: label, target: target)))
  }

  mutating func index(of slot: Automaton.Slot) -> Int32 {
    if let index = slotIndices[slot] { return index }
    let index = Int32(slots.count)
    slots.append(slot)
    slotIndices[slot] = index
    return index
  }

  /// Ends the sentence that is being compiled at a node; the nodes to come are the next one's.
  mutating func accept(_ sentence: CompiledSentence, at node: Node) {
    accepted[Int(node)] = Int32(sentences.count)
    sentences.append(sentence)
  }

  /// Whether a sentence ends at a node.
  func isAccepted(_ node: Node) -> Bool { accepted[Int(node)] >= 0 }

  func build() -> Automaton {
    let (starts, sorted) = sortedArcs()
    return Automaton(
      arcStarts: starts, arcs: sorted, accepted: accepted, owner: owner, slots: slots,
      sentences: sentences, answerStarts: answerStarts)
  }

  /// A counting sort: each node's arcs stay in the order they were added.
  private func sortedArcs() -> (starts: [Int32], arcs: [Automaton.Arc]) {
    var starts = [Int32](repeating: 0, count: nodeCount + 1)
    for (source, _) in arcs { starts[Int(source) + 1] += 1 }
    for node in 0..<nodeCount { starts[node + 1] += starts[node] }
    var next = starts
    let blank = Automaton.Arc(kind: .empty, label: 0, target: 0)
    var sorted = [Automaton.Arc](repeating: blank, count: arcs.count)
    for (source, arc) in arcs {
      sorted[Int(next[Int(source)])] = arc
      next[Int(source)] += 1
    }
    return (starts, sorted)
  }
}
