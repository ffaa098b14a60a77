// SPDX-License-Identifier: Apache-2.0

/// What a search has found: its nodes, and the ways that lead to them.
struct SearchWays {
  let nodes: [SearchNode]
  let ways: [SearchWay]
  /// The phrases of the hits.
  private let phrases: [Int32]
  /// The same for the user's own names.
  private let ownPhrases: [Int32]
  /// The most that may be forgiven in all.
  let budget: Int
  /// Whether words may be misspelt or missing.
  let isForgiving: Bool
  /// The nodes at the utterance's end where a sentence ends.
  let ends: [Int32]

  init(
    nodes: [SearchNode], ways: [SearchWay], phrases: [Int32], ownPhrases: [Int32], budget: Int,
    isForgiving: Bool, ends: [Int32]
  ) {
    self.nodes = nodes
    self.ways = ways
    self.phrases = phrases
    self.ownPhrases = ownPhrases
    self.budget = budget
    self.isForgiving = isForgiving
    self.ends = ends
  }

  /// The phrases that a hit stands for.
  func phrases(of hit: ListHit) -> ArraySlice<Int32> {
    (hit.isOwn ? ownPhrases : phrases)[
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
