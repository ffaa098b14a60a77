// SPDX-License-Identifier: Apache-2.0

extension Determiniser {
  /// What the smallest sentence may take.
  private static let smallestBudget = 10_000

  /// How many nodes and arcs may be looked at to make an automaton of some.
  func budget(nodes: Int, arcs: Int) -> Int {
    Self.smallestBudget.plus(growth.times(nodes + arcs))
  }

  /// Parts the nodes where sentences begin into groups that need no more than they may, and those that need
  /// more alone.
  ///
  /// - Parameter nodes: in ascending order, a sentence each.
  mutating func groups(of nodes: [Node]) -> (groups: [[Node]], refused: [Node]) {
    let refused = nodes.filter { !fits([$0]) }
    let known = Set(refused)
    return (halved(nodes.filter { !known.contains($0) }), refused)
  }

  /// What does not fit together is taken in halves.
  private mutating func halved(_ nodes: [Node]) -> [[Node]] {
    guard nodes.count > 1, !fits(nodes) else { return [nodes] }
    let middle = nodes.count / 2
    return halved(Array(nodes[..<middle])) + halved(Array(nodes[middle...]))
  }
}
