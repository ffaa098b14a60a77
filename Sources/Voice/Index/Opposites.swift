// SPDX-License-Identifier: Apache-2.0

/// Which words mean the opposite of each other, so that no slip may make one the other.
struct Opposites: Sendable {
  private struct Side: Hashable {
    var group: Int
    var side: Int
  }

  private var sides: [WordID: [Side]] = [:]
  private var members: [Int: [(word: WordID, side: Int)]] = [:]

  mutating func insert(_ word: WordID, group: Int, side: Int) {
    let place = Side(group: group, side: side)
    guard sides[word]?.contains(place) != true else { return }
    sides[word, default: []].append(place)
    members[group, default: []].append((word, side))
  }

  func areOpposite(_ one: WordID, _ other: WordID) -> Bool {
    // A word may stand in phrases of several sides, and still be no opposite of itself.
    guard one != other, let first = sides[one], let second = sides[other] else { return false }
    return first.contains { side in
      second.contains { $0.group == side.group && $0.side != side.side }
    }
  }

  /// Whether two words mean the same in some group and the opposite in none.
  func areAlike(_ one: WordID, _ other: WordID) -> Bool {
    guard let first = sides[one], let second = sides[other] else { return false }
    return first.contains(where: second.contains) && !areOpposite(one, other)
  }

  /// All that mean the opposite of a word.
  func opposites(of word: WordID) -> [WordID] {
    (sides[word] ?? []).flatMap { place in
      (members[place.group] ?? []).filter { $0.side != place.side && $0.word != word }.map(\.word)
    }
  }
}
