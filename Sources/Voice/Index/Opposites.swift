// SPDX-License-Identifier: Apache-2.0

/// The words that mean the opposite of each other, so that no slip may confuse them.
struct Opposites: Sendable {
  /// A word on one side of a group of opposites.
  struct Member: Hashable, BitwiseCopyable, Sendable {
    var word: WordID
    var group: Int32
    var side: Int32
  }

  /// Sorted by word, so the entries of one word are neighbours.
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

  /// Whether two words are on the same side of some group and on opposite sides of no group.
  func areAlike(_ one: WordID, _ other: WordID) -> Bool {
    let rivals = places(of: other)
    guard !rivals.isEmpty, !areOpposite(one, other) else { return false }
    return places(of: one).contains { place in
      rivals.contains {
        members[place].group == members[$0].group && members[place].side == members[$0].side
      }
    }
  }

  /// All words that mean the opposite of a word.
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
    // A word may occur in phrases of several sides without being its own opposite.
    group == other.group && side != other.side && word != other.word
  }
}

extension Opposites: StoredTables {
  init(from reader: inout TableReader) throws(SavedIndexFault) { members = try reader.table() }
  func write(to writer: inout TableWriter) { writer.add(members) }
}
