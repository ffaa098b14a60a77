// SPDX-License-Identifier: Apache-2.0

/// Lays out ``NameParts``: counts the places of each word, then puts them in order.
struct NamePartsBuilder {
  /// The lists whose names may be said in part.
  let lists: Set<Int32>
  let wordCount: Int

  func build(_ table: PhraseTable, in arena: TableArena) -> NameParts {
    let parts =
      lists.isEmpty
      ? []
      : (0..<table.count).filter {
        lists.contains(table.phrases[$0].list) && !table.phrases[$0].isSound
      }
    var starts = [UInt32](repeating: 0, count: parts.isEmpty ? 1 : wordCount + 1)
    for phrase in parts { for word in table.words(of: phrase) { starts[Int(word) + 1] += 1 } }
    for word in 1..<max(starts.count, 1) { starts[word] += starts[word - 1] }
    var next = starts
    var phrases = [Int32](repeating: 0, count: Int(starts[starts.count - 1]))
    var positions = phrases
    for phrase in parts {
      for (position, word) in table.words(of: phrase).enumerated() {
        let place = Int(next[Int(word)])
        (phrases[place], positions[place]) = (Int32(phrase), Int32(position))
        next[Int(word)] += 1
      }
    }
    return NameParts(
      starts: Table(starts, in: arena), phrases: Table(phrases, in: arena),
      positions: Table(positions, in: arena))
  }
}
