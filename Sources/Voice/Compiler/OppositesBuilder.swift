// SPDX-License-Identifier: Apache-2.0

/// Collects the words of each side of each group of opposites.
struct OppositesBuilder {
  private var members: Set<Opposites.Member> = []

  mutating func insert(_ word: WordID, group: Int, side: Int) {
    members.insert(.init(word: word, group: Int32(group), side: Int32(side)))
  }

  func build(in arena: TableArena) -> Opposites { Opposites(members, in: arena) }
}
