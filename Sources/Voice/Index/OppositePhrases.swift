// SPDX-License-Identifier: Apache-2.0

/// The words and phrases that have opposites, which a slip must not turn into each other.
struct OppositePhrases: Sendable {
  /// The list of a phrase is its group, and the value is the side of the group.
  let phrases: PhraseTable
  /// Where the phrases of each group start, with one more element at the end.
  private let starts: Table<UInt32>
  private let members: Table<Int32>
  /// The length of the longest phrase, in words.
  let longest: Int

  init(_ phrases: PhraseTable, groupCount: Int, in arena: TableArena) {
    let order = (0..<Int32(phrases.count)).sorted {
      (phrases.phrases[$0].list, $0) < (phrases.phrases[$1].list, $1)
    }
    var starts = [UInt32](repeating: 0, count: groupCount + 1)
    for phrase in order { starts[Int(phrases.phrases[phrase].list) + 1] += 1 }
    for group in 0..<groupCount { starts[group + 1] += starts[group] }
    self.phrases = phrases
    self.starts = Table(starts, in: arena)
    members = Table(order, in: arena)
    longest = order.map { phrases.length(of: Int($0)) }.max() ?? 0
  }

  /// Whether a condition holds for some phrase that means the opposite of a given one.
  func hasRival(of phrase: Int32, where holds: (Int) -> Bool) -> Bool {
    let (group, side) = (phrases.phrases[phrase].list, phrases.phrases[phrase].value)
    return members.range(starts[group], starts[Int(group) + 1]).contains { place in
      let rival = members[place]
      return phrases.phrases[rival].value != side && holds(Int(rival))
    }
  }
}

extension OppositePhrases: StoredTables {
  init(from reader: inout TableReader) throws(SavedIndexFault) {
    phrases = try PhraseTable(from: &reader)
    starts = try reader.table()
    members = try reader.table()
    longest = min(max(try reader.number(), 0), SentenceIndex.longestName)
  }

  func write(to writer: inout TableWriter) {
    phrases.write(to: &writer)
    writer.add(starts)
    writer.add(members)
    writer.add(longest)
  }
}
