// SPDX-License-Identifier: Apache-2.0

/// The result of a search: its nodes and the ways that lead to them.
final class SearchWays {
  let hearing: Hearing
  let nodes: Stack<SearchNode>
  let ways: Stack<SearchWay>
  private let names: ListLookup
  /// The look-up of the user's own names.
  private let ownNames: ListLookup
  /// The nodes at the utterance's end where a sentence ends.
  let ends: [Int32]

  init(
    _ hearing: Hearing, nodes: consuming Stack<SearchNode>, ways: consuming Stack<SearchWay>,
    names: consuming ListLookup, ownNames: consuming ListLookup, ends: [Int32]
  ) {
    self.hearing = hearing
    self.nodes = nodes
    self.ways = ways
    self.names = names
    self.ownNames = ownNames
    self.ends = ends
  }

  /// The hit with a step's number.
  func hit(_ number: Int32) -> ListHit {
    number < 0 ? ownNames.hits[~number] : names.hits[number]
  }

  /// The phrases that a hit stands for.
  func phrases(of hit: ListHit) -> [Int32] {
    hit.phrases.map { hit.isOwn ? ownNames.phrases[$0] : names.phrases[$0] }
  }

  /// The first phrase of a hit; nil for a number.
  func phrase(of hit: ListHit) -> Int32? {
    guard let first = hit.phrases.first else { return nil }
    return hit.isOwn ? ownNames.phrases[first] : names.phrases[first]
  }

  /// The index that contains the names of a hit.
  func names(of hit: ListHit) -> SentenceIndex {
    hit.isOwn ? ownNames.hearing.index : hearing.index
  }

  /// The letters that a way of a path consumes.
  func letters(_ number: Int, of path: Paths.Path) -> Range<Int> {
    let end =
      number + 1 < path.ways.count ? ways[path.ways[number + 1]].from : path.end
    let way = ways[path.ways[number]]
    return Int(nodes[way.from].place)..<Int(nodes[end].place)
  }
}
