// SPDX-License-Identifier: Apache-2.0

/// The paths of a search from its start to its ends, the cheapest first.
struct Paths: ~Copyable {
  private struct Partial: BitwiseCopyable {
    var node: Int32
    /// The cost of the steps after the node.
    var rest: Cost
    var total: Cost
    /// The way from the node and the partial that it leads to; -1 at the end.
    var way: Int32
    var following: Int32
  }

  /// A path through the whole utterance.
  struct Path {
    /// The node where it ends.
    var end: Int32
    var cost: Cost
    /// The numbers of its ways, from first to last.
    var ways: [Int32]
  }

  private let search: SearchWays
  private var partials = Stack<Partial>(capacity: 16)
  /// Partials still to be extended, the cheapest last.
  private var waiting = Stack<Int32>(capacity: 16)
  private var effort = 0

  /// The most partials that are extended; later readings are of no use.
  private static let maximumEffort = 4_000

  init(_ search: SearchWays) {
    self.search = search
    for end in search.ends { add(end, rest: .none, way: -1, following: -1) }
  }

  mutating func next() -> Path? {
    while let number = waiting.popLast(), effort < Self.maximumEffort {
      effort += 1
      let partial = partials[number]
      let node = search.nodes[partial.node]
      if node.firstWay < 0 { return path(from: number) }
      var way = node.firstWay
      while way >= 0 {
        let step = search.ways[way]
        add(step.from, rest: partial.rest + step.cost, way: way, following: number)
        way = step.next
      }
    }
    return nil
  }

  private mutating func add(_ node: Int32, rest: Cost, way: Int32, following: Int32) {
    let total = search.nodes[node].cost + rest
    guard total.tolerance <= search.hearing.budget else { return }
    partials.append(
      Partial(node: node, rest: rest, total: total, way: way, following: following))
    let number = Int32(partials.count - 1)
    // Inserted after all that cost more, and before those that cost the same or less.
    var place = waiting.count
    while place > 0, partials[waiting[place - 1]].total < total { place -= 1 }
    waiting.insert(number, at: place)
  }

  private func length(from number: Int32) -> Int {
    var (length, current) = (0, partials[number].following)
    while current >= 0 { (length, current) = (length + 1, partials[current].following) }
    return length
  }

  private func path(from number: Int32) -> Path {
    var ways: [Int32] = []
    ways.reserveCapacity(length(from: number))
    var current = number
    let cost = partials[number].total
    while true {
      let partial = partials[current]
      guard partial.following >= 0 else { return Path(end: partial.node, cost: cost, ways: ways) }
      ways.append(partial.way)
      current = partial.following
    }
  }
}
