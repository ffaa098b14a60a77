// SPDX-License-Identifier: Apache-2.0

/// Which lists have a name in common, and a name of each.
struct CommonNames {
  private struct Pair: Hashable {
    var one: Int32
    var other: Int32
  }

  private var shared: [Pair: Int32] = [:]
  private var first: [Int32: Int32] = [:]

  /// One pass is enough: names of the same words are neighbours in the table.
  init(_ names: PhraseTable) {
    var start = 0
    for phrase in 0..<names.count {
      let list = names.phrases[phrase].list
      if first[list] == nil { first[list] = Int32(phrase) }
      if names.words(of: phrase) != names.words(of: start) { start = phrase }
      for other in start..<phrase {
        let pair = Pair(one: names.phrases[other].list, other: list)
        if pair.one != pair.other, shared[pair] == nil { shared[pair] = Int32(phrase) }
      }
    }
  }

  /// A name of a list; nil for a list without names.
  func name(of list: Int32) -> Int32? { first[list] }

  /// A name of two lists; nil if they share none.
  func name(of one: Int32, and other: Int32) -> Int32? {
    one == other ? name(of: one) : shared[Pair(one: min(one, other), other: max(one, other))]
  }
}
