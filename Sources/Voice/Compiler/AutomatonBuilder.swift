// SPDX-License-Identifier: Apache-2.0

/// Collects the nodes and arcs of all sentences, in the order of the templates.
///
/// Several arcs of a node may have the same label. ``Determiniser`` makes a deterministic automaton
/// of them.
struct AutomatonBuilder {
  typealias Node = Int32
  typealias Arc = Automaton.Arc

  /// In the order they were added.
  private var arcs: [(source: Node, arc: Arc)] = []
  /// The sentence that ends at each node, -1 for none.
  private(set) var accepted: [Int32] = [-1]
  private var slots: [Automaton.Slot] = []
  private var slotIndices: [Automaton.Slot: Int32] = [:]
  private(set) var slotNames: [String] = []
  private var slotNameIndices: [String: Int32] = [:]
  private(set) var sentences = RecordTableBuilder<CompiledSentence>()
  var answerStarts: [IntentKey: Node] = [:]

  static let start: Node = 0

  var nodeCount: Int { accepted.count }
  var arcCount: Int { arcs.count }
  var allSlots: [Automaton.Slot] { slots }

  mutating func addNode() -> Node {
    accepted.append(-1)
    return Node(accepted.count - 1)
  }

  mutating func addArc(
    _ kind: Automaton.ArcKind, label: Int32 = 0, from source: Node, to target: Node
  ) {
    arcs.append((source, Arc(kind: kind, label: label, target: target)))
  }

  mutating func index(of slot: Automaton.Slot) -> Int32 {
    if let index = slotIndices[slot] { return index }
    let index = Int32(slots.count)
    slots.append(slot)
    slotIndices[slot] = index
    return index
  }

  mutating func index(ofName name: String) -> Int32 {
    if let index = slotNameIndices[name] { return index }
    let index = Int32(slotNames.count)
    slotNames.append(name)
    slotNameIndices[name] = index
    return index
  }

  /// Ends the sentence that is being compiled at a node.
  mutating func accept(_ sentence: CompiledSentence, at node: Node) {
    accepted[Int(node)] = sentences.insert(sentence)
  }

  /// Whether a sentence ends at a node.
  func isAccepted(_ node: Node) -> Bool { accepted[Int(node)] >= 0 }

  /// A counting sort: each node's arcs stay in the order they were added.
  func sortedArcs() -> (starts: [Int32], arcs: [Arc]) {
    var starts = [Int32](repeating: 0, count: nodeCount + 1)
    for (source, _) in arcs { starts[Int(source) + 1] += 1 }
    for node in 0..<nodeCount { starts[node + 1] += starts[node] }
    var next = starts
    var sorted = [Arc](
      repeating: Arc(kind: .empty, label: 0, target: 0), count: arcs.count)
    for (source, arc) in arcs {
      sorted[Int(next[Int(source)])] = arc
      next[Int(source)] += 1
    }
    return (starts, sorted)
  }
}
