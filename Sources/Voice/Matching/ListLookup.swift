// SPDX-License-Identifier: Apache-2.0

/// Finds the values of lists at the places of an utterance; each place is looked at once.
struct ListLookup {
  /// Names found at a place, whatever their list.
  private struct Found {
    var phrases: Range<Int32>
    var end: Int32
    var wordCount: Int32
    var tolerance: Int32
    var match: ListHit.Match
  }

  /// A way into the names: what has been said of them so far.
  private struct Way {
    var run: PhraseTable.Run
    var place: Int32
    var wordCount: Int32
    var tolerance: Int32
  }

  let hearing: Hearing
  private let index: SentenceIndex
  /// Whether the names are the user's own.
  private let isOwn: Bool

  /// The phrases of the hits, those of each hit side by side.
  private(set) var phrases: [Int32] = []
  /// Everything found so far; ``hits(of:at:)`` tells which are whose.
  private(set) var hits: [ListHit] = []
  /// What is known of the place that is looked at: a search comes to each place once.
  private var place: Int32 = -1
  private var known: [(list: Int32, hits: Range<Int>)] = []
  private var found: [Found] = []
  private var number: NumberLookup.Heard?

  init(_ hearing: Hearing, isOwn: Bool = false) {
    self.hearing = hearing
    self.isOwn = isOwn
    index = hearing.index
  }

  private var utterance: Utterance { hearing.utterance }
  private var typed: [WordID] { hearing.typed }
  private var lattice: Lattice { hearing.lattice }
  private var isForgiving: Bool { hearing.isForgiving }

  /// Whether neither a name nor a number begins at a place.
  mutating func isBarren(_ place: Int32) -> Bool {
    if place != self.place { look(at: place) }
    return found.isEmpty && number == nil
  }

  /// The places in ``hits`` of a list's values at a place.
  mutating func hits(of list: Int32, at place: Int32) -> Range<Int> {
    if isBarren(place) { return 0..<0 }
    if let known = known.first(where: { $0.list == list }) { return known.hits }
    let start = hits.count
    switch index.kind(ofList: list) {
    case .wildcard: break
    case .range(let range): addNumber(in: range)
    case .values: addNames(of: list)
    }
    known.append((list, start..<hits.count))
    return start..<hits.count
  }

  private mutating func look(at place: Int32) {
    self.place = place
    known.removeAll(keepingCapacity: true)
    found.removeAll(keepingCapacity: true)
    findWhole(at: place)
    number = nil
    guard let word = hearing.word(at: place) else { return }
    // An unknown word may be a number in digits; a known one is mostly neither.
    if word < 0 || index.lexicon.has(.opensNumber, word) {
      number = NumberLookup(hearing).number(at: place)
    }
    findParts(at: place)
    if isForgiving, index.hasCharacters { findMisspeltCharacters(at: place) }
    if found.count > 1 {
      found.sort {
        ($0.tolerance, $0.end, $0.phrases.lowerBound) < (
          $1.tolerance, $1.end, $1.phrases.lowerBound
        )
      }
    }
  }

  /// Hands over the phrases of a table of few that begin at a place: where each ends, and what it means.
  func forEachPhrase(
    of table: PhraseTable, at place: Int32, _ body: (_ end: Int32, _ value: Int32) -> Void
  ) {
    forEachRun(of: table, at: place) { way in
      for phrase in table.complete(in: way.run) { body(way.place, table.values[phrase]) }
    }
  }

  // MARK: Numbers

  private mutating func addNumber(in range: Int32) {
    guard let number else { return }
    add(number.number, in: range, end: number.end)
    if let end = number.endOfWhole { add(HeardNumber(number.number.whole), in: range, end: end) }
  }

  private mutating func add(_ number: HeardNumber, in range: Int32, end: Int32) {
    guard index.range(range)?.contains(number) == true else { return }
    hits.append(
      ListHit(
        end: end, wordCount: 1, tolerance: 0, match: .exact, phrases: 0..<0, number: number))
  }

  // MARK: Names

  private mutating func addNames(of list: Int32) {
    let start = hits.count
    for name in found {
      let named = index.names.phrases(name.phrases, of: list)
      guard let first = named.first else { continue }
      let isSound = index.names.sounds[first] == 1
      add(
        ListHit(
          end: name.end, wordCount: name.wordCount,
          tolerance: name.tolerance + (isSound ? Int32(Cost.pronunciation) : 0),
          match: name.match == .exact && isSound ? .pronunciation : name.match, phrases: 0..<0,
          isOwn: isOwn),
        named, since: start)
    }
  }

  /// Of those that end at one place only the likeliest stay; they are found in the order of what they
  /// cost, so that equals follow each other.
  private mutating func add(_ hit: ListHit, _ named: Range<Int32>, since start: Int) {
    guard hit.tolerance <= hearing.budget else { return }
    for known in start..<hits.count where hits[known].end == hit.end {
      if hits[known].tolerance < hit.tolerance { return }
    }
    let first = Int32(phrases.count)
    phrases += named
    if let last = hits.indices.last, last >= start, hits[last].isEqual(to: hit) {
      hits[last].phrases = hits[last].phrases.lowerBound..<Int32(phrases.count)
    } else {
      var hit = hit
      hit.phrases = first..<Int32(phrases.count)
      hits.append(hit)
    }
  }

  private mutating func findWhole(at place: Int32) {
    if !isForgiving { return findTyped(at: place) }
    var whole: [Found] = []
    forEachRun(of: index.names, at: place) { way in
      let phrases = index.names.complete(in: way.run)
      guard !phrases.isEmpty else { return }
      whole.append(
        Found(
          phrases: phrases, end: way.place, wordCount: way.wordCount, tolerance: way.tolerance,
          match: way.tolerance > 0 ? .misspelt : .exact))
    }
    found += whole
  }

  /// The same where there are no words but the typed ones.
  private mutating func findTyped(at place: Int32) {
    let first = lattice.token(at: place)
    guard first >= 0, var run = index.names.run(of: typed[first]) else { return }
    var token = first
    while true {
      let phrases = index.names.complete(in: run)
      if !phrases.isEmpty {
        found.append(
          Found(
            phrases: phrases, end: Int32(utterance.tokens[token].folded.upperBound),
            wordCount: Int32(token - first + 1), tolerance: 0, match: .exact))
      }
      token += 1
      guard token < typed.count, let next = index.names.run(run, then: typed[token]) else { return }
      run = next
    }
  }

  private func forEachRun(
    of table: PhraseTable, at place: Int32, _ body: (Way) -> Void
  ) {
    guard isForgiving else { return forEachTypedRun(of: table, at: place, body) }
    var ways: [Way] = []
    var list = lattice.first(at: place)
    while list >= 0 {
      let word = lattice.words[Int(list)]
      if let run = table.run(of: word.word) {
        ways.append(Way(run: run, place: word.end, wordCount: 1, tolerance: word.tolerance))
      }
      list = word.next
    }
    while let way = ways.popLast() {
      body(way)
      extend(way, in: table, to: &ways)
    }
  }

  /// The same where there are no words but the typed ones.
  private func forEachTypedRun(of table: PhraseTable, at place: Int32, _ body: (Way) -> Void) {
    var token = lattice.token(at: place)
    guard token >= 0, var run = table.run(of: typed[token]) else { return }
    var count: Int32 = 1
    while true {
      let end = Int32(utterance.tokens[token].folded.upperBound)
      body(Way(run: run, place: end, wordCount: count, tolerance: 0))
      token += 1
      guard token < typed.count, let next = table.run(run, then: typed[token]) else { return }
      (run, count) = (next, count + 1)
    }
  }

  private func extend(_ way: Way, in table: PhraseTable, to ways: inout [Way]) {
    var list = lattice.first(at: way.place)
    while list >= 0 {
      let word = lattice.words[Int(list)]
      let tolerance = way.tolerance + word.tolerance
      if Int(tolerance) <= hearing.budget, let run = table.run(way.run, then: word.word) {
        ways.append(
          Way(run: run, place: word.end, wordCount: way.wordCount + 1, tolerance: tolerance))
      }
      list = word.next
    }
    let tolerance = way.tolerance + Int32(Cost.missingWord)
    guard isForgiving, Int(tolerance) <= hearing.budget, way.run.phrases.count <= Self.maximumRivals else {
      return
    }
    for word in missingWords(after: way.run, in: table) {
      guard let run = table.run(way.run, then: word) else { continue }
      ways.append(
        Way(run: run, place: way.place, wordCount: way.wordCount + 1, tolerance: tolerance))
    }
  }

  /// The words without weight that names go on with.
  private func missingWords(after run: PhraseTable.Run, in table: PhraseTable) -> Set<WordID> {
    var words: Set<WordID> = []
    for phrase in run.phrases where table.length(of: Int(phrase)) > Int(run.depth) + 1 {
      let word = table.words[table.start(of: Int(phrase)) + Int(run.depth)]
      if Int(word) < index.habits.smallWordCount { words.insert(word) }
    }
    return words
  }

  // MARK: Names said in part

  /// "Chowder" for every chowder there is.
  private mutating func findParts(at place: Int32) {
    var list = lattice.first(at: place)
    while list >= 0 {
      let word = lattice.words[Int(list)]
      // A short word that is misspelt is too little to go by for a part of a name.
      if word.tolerance == 0 || word.end - place >= Self.shortestMisspeltPart {
        findParts(from: word)
      }
      list = word.next
    }
  }

  private static let shortestMisspeltPart: Int32 = 6
  /// More names than these that might be meant can't be told apart.
  private static let maximumRivals = 50

  private mutating func findParts(from word: Lattice.Word) {
    guard !index.lexicon.has(.light, word.word) else { return }
    for place in index.parts.places(of: word.word) {
      let phrase = Int(index.parts.phrases[place])
      let start = index.names.start(of: phrase)
      var next = start + Int(index.parts.positions[place]) + 1
      var end = word.end
      var count: Int32 = 1
      while next < Int(index.names.ends[phrase]), let further = typedWord(at: end),
        further.word == index.names.words[next]
      {
        (end, next, count) = (further.end, next + 1, count + 1)
      }
      guard Int(count) < index.names.length(of: phrase) else { continue }
      found.append(
        Found(
          phrases: Int32(phrase)..<Int32(phrase + 1), end: end, wordCount: count,
          tolerance: word.tolerance + Int32(Cost.part),
          match: word.tolerance > 0 ? .misspelt : .part))
    }
  }

  private func typedWord(at place: Int32) -> (word: WordID, end: Int32)? {
    let token = lattice.token(at: place)
    return token < 0 ? nil : (typed[Int(token)], lattice.endOfToken(at: place))
  }

  // MARK: Names of characters

  /// Names in scripts without blanks, with one character wrong, missing, too much or swapped.
  private mutating func findMisspeltCharacters(at place: Int32) {
    let token = lattice.token(at: place)
    guard utterance.tokens[token].isCharacter else { return }
    var seen: Set<Int32> = []
    var likely: [(phrase: Int32, tokens: Range<Int>)] = []
    typed.withUnsafeBufferPointer { typed in
      for length in 1...index.longestCharacterName + 1 where token + length <= typed.count {
        guard utterance.tokens[token + length - 1].isCharacter else { break }
        let tokens = token..<(token + length)
        seen.removeAll(keepingCapacity: true)
        index.characterSlips.forEachCandidate(of: UnsafeBufferPointer(rebasing: typed[tokens])) {
          if seen.count <= Self.maximumRivals { seen.insert($0) }
        }
        // So few characters that they may be any name say nothing.
        guard seen.count <= Self.maximumRivals else { continue }
        likely += seen.sorted().map { ($0, tokens) }
      }
    }
    for (phrase, tokens) in likely { addMisspelt(phrase, tokens: tokens) }
  }

  private mutating func addMisspelt(_ phrase: Int32, tokens: Range<Int>) {
    let meant = index.names.words(of: Int(phrase))
    let slip = meant.withUnsafeBufferPointer { meant in
      typed.withUnsafeBufferPointer {
        Slip(typed: UnsafeBufferPointer(rebasing: $0[tokens]), meant: meant)
      }
    }
    guard let slip, !(slip.isExtra && holdsForeignMeaning(tokens, meant)) else { return }
    found.append(
      Found(
        phrases: phrase..<(phrase + 1),
        end: Int32(utterance.tokens[tokens.upperBound - 1].folded.upperBound),
        wordCount: Int32(meant.count), tolerance: Int32(cost(of: slip, in: tokens)),
        match: .misspelt))
  }

  /// Whether a name would swallow a character beside it that is no part of it and carries meaning.
  private func holdsForeignMeaning(_ tokens: Range<Int>, _ meant: [WordID]) -> Bool {
    [tokens.lowerBound, tokens.upperBound - 1].contains {
      index.lexicon.has(.weighty, typed[$0]) && !meant.contains(typed[$0])
    }
  }

  private func cost(of slip: Slip, in tokens: Range<Int>) -> Int {
    switch slip {
    case .missing, .extra: Cost.slip + 50
    case .swapped: Cost.slip - 50
    case .wrong(let place, _, let word):
      CharacterSlip(utterance, token: tokens.lowerBound + place, index)
        .cost(meant: WordID(bitPattern: word))
    }
  }
}

extension ListHit {
  /// Whether another hit says the same in the same words, so that only their phrases differ.
  fileprivate func isEqual(to other: ListHit) -> Bool {
    end == other.end && tolerance == other.tolerance && match == other.match
      && wordCount == other.wordCount && number == nil
  }
}
