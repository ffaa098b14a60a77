// SPDX-License-Identifier: Apache-2.0

/// Which words mean the opposite of each other, so that no slip may make one the other.
struct Opposites: Sendable {
  /// A word on one side of a group of opposites.
  struct Member: Hashable, BitwiseCopyable, Sendable {
    var word: WordID
    var group: Int32
    var side: Int32
  }

  /// Sorted by word; those of one word side by side.
  private let members: Table<Member>

  init(_ members: Set<Member>, in arena: TableArena) {
    let sorted = members.sorted { ($0.word, $0.group, $0.side) < ($1.word, $1.group, $1.side) }
    self.members = Table(sorted, in: arena)
  }

  func areOpposite(_ one: WordID, _ other: WordID) -> Bool {
    let rivals = places(of: other)
    guard !rivals.isEmpty else { return false }
    return places(of: one).contains { place in
      rivals.contains { members[place].isOpposite(to: members[$0]) }
    }
  }

  /// Whether two words mean the same in some group and the opposite in none.
  func areAlike(_ one: WordID, _ other: WordID) -> Bool {
    let rivals = places(of: other)
    guard !rivals.isEmpty, !areOpposite(one, other) else { return false }
    return places(of: one).contains { place in
      rivals.contains {
        members[place].group == members[$0].group && members[place].side == members[$0].side
      }
    }
  }

  /// All that mean the opposite of a word.
  func opposites(of word: WordID) -> [WordID] {
    places(of: word).flatMap { place in
      (0..<members.count).filter { members[place].isOpposite(to: members[$0]) }
        .map { members[$0].word }
    }
  }

  private func places(of word: WordID) -> Range<Int> {
    var (low, high) = (0, members.count)
    while low < high {
      let middle = (low + high) / 2
      if members[middle].word < word { low = middle + 1 } else { high = middle }
    }
    let start = low
    while low < members.count, members[low].word == word { low += 1 }
    return start..<low
  }
}

extension Opposites.Member {
  fileprivate func isOpposite(to other: Self) -> Bool {
    // A word may stand in phrases of several sides, and still be no opposite of itself.
    group == other.group && side != other.side && word != other.word
  }
}

extension Opposites: StoredTables {
  init(from reader: inout TableReader) throws(SavedIndexFault) { members = try reader.table() }
  func write(to writer: inout TableWriter) { writer.add(members) }
}
