// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Collects phrases, then sorts them by their words.
struct PhraseTableBuilder {
  private var words: [WordID] = []
  private var ends: [UInt32] = []
  private var lists: [Int32] = []
  private var values: [Int32] = []
  private var sounds: [Bool] = []

  var count: Int { ends.count }

  /// - Parameter isSound: whether the phrase is spelt as it sounds.
  mutating func insert(
    _ phrase: some Collection<WordID>, list: Int32 = 0, value: Int32, isSound: Bool = false
  ) {
    guard !phrase.isEmpty else { return }
    words.append(contentsOf: phrase)
    ends.append(UInt32(words.count))
    lists.append(list)
    values.append(value)
    sounds.append(isSound)
  }

  func build(in arena: TableArena) -> PhraseTable {
    let wordCount = Int((0..<count).map(firstWord).max() ?? -1) + 1
    let (starts, order) = sorted(wordCount: wordCount)
    let ordered = order.map(Int.init).filterDuplicates { self.isSame($0, $1) }
    var sortedWords: [WordID] = []
    sortedWords.reserveCapacity(words.count)
    var phrases: [PhraseTable.Phrase] = []
    phrases.reserveCapacity(ends.count)
    for phrase in ordered {
      sortedWords.append(contentsOf: words[range(of: phrase)])
      phrases.append(
        PhraseTable.Phrase(
          end: UInt32(sortedWords.count), list: lists[phrase], value: values[phrase],
          isSound: sounds[phrase]))
    }
    return PhraseTable(
      firstStarts: Table(
        ordered.count == order.count ? starts : firstStarts(ordered, wordCount), in: arena),
      words: Table(sortedWords, in: arena), phrases: Table(phrases, in: arena))
  }

  private func firstStarts(_ order: [Int], _ wordCount: Int) -> [UInt32] {
    var starts = [UInt32](repeating: 0, count: wordCount + 1)
    for phrase in order { starts[Int(firstWord(of: phrase)) + 1] += 1 }
    for word in 0..<wordCount { starts[word + 1] += starts[word] }
    return starts
  }

  /// Sorts by first word with a counting sort, then within each first word.
  private func sorted(wordCount: Int) -> (starts: [UInt32], order: [UInt32]) {
    let starts = firstStarts(Array(0..<count), wordCount)
    var next = starts
    var order = [UInt32](repeating: 0, count: count)
    for phrase in 0..<count {
      let word = Int(firstWord(of: phrase))
      order[Int(next[word])] = UInt32(phrase)
      next[word] += 1
    }
    sort(&order, of: starts)
    return (starts, order)
  }

  /// Sorts the phrases that begin with the same word. Large tables are sorted on several cores.
  private func sort(_ order: inout [UInt32], of starts: [UInt32]) {
    let shares = Self.shares(of: starts)
    order.withUnsafeMutableBufferPointer { order in
      nonisolated(unsafe) let order = order
      DispatchQueue.concurrentPerform(iterations: shares.count) { share in
        for word in shares[share] {
          let phrases = Int(starts[word])..<Int(starts[word + 1])
          guard phrases.count > 1 else { continue }
          var run = UnsafeMutableBufferPointer(rebasing: order[phrases])
          run.sort { precedes(Int($0), Int($1)) }
        }
      }
    }
  }

  /// Sorting fewer phrases is not worth a second core.
  private static let fewPhrases = 10_000

  /// Runs of words with about as many phrases each.
  private static func shares(of starts: [UInt32]) -> [Range<Int>] {
    let (wordCount, count) = (starts.count - 1, Int(starts[starts.count - 1]))
    guard count > fewPhrases else { return [0..<wordCount] }
    // More shares than cores, since the shares take different times.
    let shareCount = 4 * ProcessInfo.processInfo.activeProcessorCount
    var shares: [Range<Int>] = []
    var first = 0
    for word in 0..<wordCount
    where Int(starts[word + 1]) - Int(starts[first]) >= count / shareCount {
      shares.append(first..<(word + 1))
      first = word + 1
    }
    return shares + [first..<wordCount]
  }

  private func firstWord(of phrase: Int) -> WordID { words[range(of: phrase).lowerBound] }

  private func range(of phrase: Int) -> Range<Int> {
    (phrase == 0 ? 0 : Int(ends[phrase - 1]))..<Int(ends[phrase])
  }

  /// By words, then by list, then in the order they were inserted.
  private func precedes(_ one: Int, _ other: Int) -> Bool {
    let (first, second) = (range(of: one), range(of: other))
    let isBefore = words.withUnsafeBufferPointer { words -> Bool? in
      for place in 0..<min(first.count, second.count) {
        let (word, rival) = (words[first.lowerBound + place], words[second.lowerBound + place])
        if word != rival { return word < rival }
      }
      return first.count == second.count ? nil : first.count < second.count
    }
    if let isBefore { return isBefore }
    if lists[one] != lists[other] { return lists[one] < lists[other] }
    return sounds[one] == sounds[other] ? one < other : sounds[other]
  }

  private func isSame(_ one: Int, _ other: Int) -> Bool {
    values[one] == values[other] && lists[one] == lists[other]
      && words[range(of: one)] == words[range(of: other)]
  }
}

extension [Int] {
  /// Removes elements that repeat the one before.
  fileprivate func filterDuplicates(_ isSame: (Int, Int) -> Bool) -> [Int] {
    var kept: [Int] = []
    kept.reserveCapacity(count)
    for element in self {
      if let last = kept.last, isSame(last, element) { continue }
      kept.append(element)
    }
    return kept
  }
}
