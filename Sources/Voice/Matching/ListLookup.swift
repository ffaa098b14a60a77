// SPDX-License-Identifier: Apache-2.0

import IntentModel

/// Finds the values of lists in one utterance; each list is looked up once at a word.
struct ListLookup {
  private static let shortestMisspeltPart = 5

  let index: SentenceIndex
  let utterance: Utterance
  let words: [WordID]
  let slips: Slips?

  private var found: [UInt64: [ListHit]] = [:]

  init(index: SentenceIndex, utterance: Utterance, words: [WordID], slips: Slips?) {
    self.index = index
    self.utterance = utterance
    self.words = words
    self.slips = slips
  }

  mutating func hits(of list: Int32, at position: Int32) -> [ListHit] {
    let key = UInt64(UInt32(bitPattern: list)) << 32 | UInt64(UInt32(bitPattern: position))
    if let known = found[key] { return known }
    let hits = lookUp(index.lists[Int(list)], at: Int(position))
    found[key] = hits
    return hits
  }

  private func lookUp(_ list: CompiledList, at position: Int) -> [ListHit] {
    switch list.content {
    case .range(let range): numbers(in: range, at: position)
    case .values: merged(whole(list, at: position) + parts(list, at: position))
    case .wildcard: []
    }
  }

  // MARK: Numbers

  private func numbers(in range: NumberRange, at position: Int) -> [ListHit] {
    if let number = digits(at: position) {
      return range.contains(number) ? [numberHit(number, end: position + 1)] : []
    }
    guard let spelled = index.numbers.longest(in: utterance, from: position),
      range.contains(spelled.number)
    else { return [] }
    return [numberHit(spelled.number, end: spelled.end)]
  }

  private func digits(at position: Int) -> Int? {
    let digits = String(decoding: utterance.folded(position), as: UTF8.self)
    return Int(digits) ?? Self.grouped(digits)
  }

  /// A number with a comma before every three digits: "1,000".
  private static func grouped(_ digits: String) -> Int? {
    let groups = digits.split(separator: ",", omittingEmptySubsequences: false)
    guard groups.count > 1, groups.dropFirst().allSatisfy({ $0.count == 3 }) else { return nil }
    return Int(groups.joined())
  }

  private func numberHit(_ number: Int, end: Int) -> ListHit {
    ListHit(end: Int32(end), cost: 0, match: .exact, values: [], number: number)
  }

  // MARK: Names

  /// Names said whole, in their own spelling or as they sound, slips forgiven where they may be.
  private func whole(_ list: CompiledList, at start: Int) -> [ListHit] {
    var hits: [ListHit] = []
    var ways = [(node: PhraseTrie.root, slips: 0)]
    for position in start..<words.count {
      ways = ways.flatMap { next(list.trie, $0, at: position) }
      if ways.isEmpty { break }
      for way in ways {
        for phrase in list.trie.payloads(at: way.node) {
          hits.append(wholeHit(list.phrases[Int(phrase)], slips: way.slips, end: position + 1))
        }
      }
    }
    return hits
  }

  private func next(
    _ trie: PhraseTrie, _ way: (node: PhraseTrie.Node, slips: Int), at position: Int
  ) -> [(node: PhraseTrie.Node, slips: Int)] {
    var ways: [(node: PhraseTrie.Node, slips: Int)] = []
    if let child = trie.child(of: way.node, by: words[position]) { ways.append((child, way.slips)) }
    for (word, distance) in slips?.meanings(at: position) ?? [:] {
      if let child = trie.child(of: way.node, by: word) {
        ways.append((child, way.slips + distance))
      }
    }
    return ways
  }

  private func wholeHit(_ phrase: CompiledList.Phrase, slips: Int, end: Int) -> ListHit {
    let sounded = phrase.isPronunciation ? Cost.pronunciation : 0
    let match: ListHit.Match =
      slips > 0 ? .misspelt : phrase.isPronunciation ? .pronunciation : .exact
    return ListHit(
      end: Int32(end), cost: Cost.slip * Int32(slips) + sounded, match: match,
      values: [phrase.value])
  }

  /// Names said in part: "chowder" for every chowder there is. Only an app's items may be.
  private func parts(_ list: CompiledList, at start: Int) -> [ListHit] {
    guard list.values.first?.item != nil, !index.smallWords.contains(words[start]) else {
      return []
    }
    var hits = parts(list, from: words[start], slips: 0, at: start)
    // A short word that is misspelt is too little to go by for a part of a name.
    guard utterance.folded(start).count >= Self.shortestMisspeltPart else { return hits }
    for (word, distance) in slips?.meanings(at: start) ?? [:] {
      hits += parts(list, from: word, slips: distance, at: start)
    }
    return hits
  }

  private func parts(
    _ list: CompiledList, from word: WordID, slips: Int, at start: Int
  ) -> [ListHit] {
    (list.occurrences[word] ?? []).compactMap { occurrence in
      let phrase = list.phrases[Int(occurrence.phrase)]
      guard !phrase.isPronunciation else { return nil }
      let rest = phrase.words[Int(occurrence.position)...].dropFirst()
      let length = 1 + zip(rest, words[start...].dropFirst()).prefix { $0 == $1 }.count
      guard length < phrase.words.count else { return nil }
      return ListHit(
        end: Int32(start + length), cost: Cost.part + Cost.slip * Int32(slips),
        match: slips > 0 ? .misspelt : .part, values: [phrase.value])
    }
  }

  /// One hit for each end: the cheapest readings together, each value once, in the list's order.
  private func merged(_ hits: [ListHit]) -> [ListHit] {
    var byEnd: [Int32: ListHit] = [:]
    for hit in hits {
      guard let known = byEnd[hit.end], known.cost <= hit.cost else {
        byEnd[hit.end] = hit
        continue
      }
      if known.cost == hit.cost { byEnd[hit.end]?.values += hit.values }
    }
    return byEnd.values.map { hit in
      var hit = hit
      hit.values = Array(Set(hit.values)).sorted()
      return hit
    }.sorted { $0.end < $1.end }
  }
}
