// SPDX-License-Identifier: Apache-2.0

/// What a search has found: its nodes, and the ways that lead to them.
struct SearchWays {
  /// Values found, and the phrases they stand for.
  struct Hits {
    var hits: [ListHit] = []
    var phrases: [Int32] = []
  }

  let nodes: [SearchNode]
  let ways: [SearchWay]
  private let names: Hits
  /// Of the user's own names.
  private let ownNames: Hits
  /// The most that may be forgiven in all.
  let budget: Int
  /// Whether words may be misspelt or missing.
  let isForgiving: Bool
  /// The nodes at the utterance's end where a sentence ends.
  let ends: [Int32]

  init(
    nodes: [SearchNode], ways: [SearchWay], names: Hits, ownNames: Hits, budget: Int,
    isForgiving: Bool, ends: [Int32]
  ) {
    self.nodes = nodes
    self.ways = ways
    self.names = names
    self.ownNames = ownNames
    self.budget = budget
    self.isForgiving = isForgiving
    self.ends = ends
  }

  /// The hit of a step's number.
  func hit(_ number: Int32) -> ListHit {
    number < 0 ? ownNames.hits[Int(~number)] : names.hits[Int(number)]
  }

  /// The phrases that a hit stands for.
  func phrases(of hit: ListHit) -> ArraySlice<Int32> {
    (hit.isOwn ? ownNames : names).phrases[
      Int(hit.phrases.lowerBound)..<Int(hit.phrases.upperBound)]
  }

  /// The letters that a way of a path takes.
  func letters(_ number: Int, of path: Paths.Path) -> Range<Int> {
    let end =
      number + 1 < path.ways.count ? ways[Int(path.ways[number + 1])].from : path.end
    let way = ways[Int(path.ways[number])]
    return Int(nodes[Int(way.from)].place)..<Int(nodes[Int(end)].place)
  }
}
