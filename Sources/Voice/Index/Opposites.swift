// SPDX-License-Identifier: Apache-2.0

/// Which words mean the opposite of each other, so that no slip may make one the other.
struct Opposites: Sendable {
  private struct Side: Hashable {
    var group: Int
    var side: Int
  }

  private var sides: [WordID: [Side]] = [:]

  mutating func insert(_ word: WordID, group: Int, side: Int) {
    sides[word, default: []].append(Side(group: group, side: side))
  }

  func areOpposite(_ one: WordID, _ other: WordID) -> Bool {
    guard let first = sides[one], let second = sides[other] else { return false }
    return first.contains { side in
      second.contains { $0.group == side.group && $0.side != side.side }
    }
  }
}
