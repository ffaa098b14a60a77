// SPDX-License-Identifier: Apache-2.0

/// Collects nodes and arcs, then lays them out flat.
struct AutomatonBuilder {
  typealias Node = Automaton.Node

  private var arcs: [[Automaton.Arc]] = [[]]
  private var accepted: [Int32] = [-1]
  private var owner: [Int32] = [-1]
  private var slots: [Automaton.Slot] = []
  private var slotIndices: [Automaton.Slot: Int32] = [:]
  var sentences: [CompiledSentence] = []
  var answerStarts: [IntentKey: Node] = [:]

  var nodeCount: Int { arcs.count }

  /// A new node of the sentence that is being compiled.
  mutating func addNode() -> Node {
    arcs.append([])
    accepted.append(-1)
    owner.append(Int32(sentences.count))
    return Node(arcs.count - 1)
  }

  mutating func addArc(
    _ kind: Automaton.ArcKind, label: Int32 = 0, from source: Node, to target: Node
  ) {
    arcs[Int(source)].append(Automaton.Arc(kind: kind, label: label, target: target))
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

  func build() -> Automaton {
    var starts: [Int32] = [0]
    starts.reserveCapacity(arcs.count + 1)
    for list in arcs { starts.append(starts[starts.count - 1] + Int32(list.count)) }
    return Automaton(
      arcStarts: starts, arcs: arcs.flatMap { $0 }, accepted: accepted, owner: owner, slots: slots,
      sentences: sentences, answerStarts: answerStarts)
  }
}
