// SPDX-License-Identifier: Apache-2.0

/// Finds the values of lists at the places of an utterance. It looks at each place once.
struct ListLookup: ~Copyable {
  /// The hits of a list at the current place.
  private struct Known: BitwiseCopyable {
    var list: Int32
    var hits: PlainRange
  }

  let hearing: Hearing
  private let index: SentenceIndex
  /// Whether the names are the user's own.
  private let isOwn: Bool

  /// The phrases of the hits; those of one hit are neighbours.
  private(set) var phrases = Stack<Int32>(capacity: 16)
  /// All hits so far; ``hits(of:at:)`` gives those of a list at a place.
  private(set) var hits = Stack<ListHit>(capacity: 16)
  /// The current place, whose results are kept. A search comes to each place once.
  private var place: Int32 = -1
  private var known = Stack<Known>(capacity: 16)
  private var found = Stack<FoundName>(capacity: 16)
  private var number: NumberLookup.Heard?
  /// How many more names may be tried for being said in part.
  private var partsLeft = maximumParts

  /// Enough for four words that a million names share. In a text with more of them, later names are
  /// found only if they are said whole.
  private static let maximumParts = 4_000_000

  init(_ hearing: Hearing, isOwn: Bool = false) {
    self.hearing = hearing
    self.isOwn = isOwn
    index = hearing.index
  }

  /// Whether neither a name nor a number begins at a place.
  mutating func isBarren(_ place: Int32) -> Bool {
    if place != self.place { look(at: place) }
    return found.isEmpty && number == nil
  }

  /// The places in ``hits`` of a list's values at a place.
  mutating func hits(of list: Int32, at place: Int32) -> Range<Int> {
    if isBarren(place) { return 0..<0 }
    for place in 0..<known.count where known[place].list == list {
      return known[place].hits.places
    }
    let start = hits.count
    switch index.kind(ofList: list) {
    case .wildcard: break
    case .range(let range): addNumber(in: range)
    case .values: addNames(of: list)
    }
    known.append(Known(list: list, hits: PlainRange(start..<hits.count)))
    return start..<hits.count
  }

  private mutating func look(at place: Int32) {
    self.place = place
    known.removeAll()
    found.removeAll()
    findWhole(at: place)
    number = nil
    guard let word = hearing.word(at: place) else { return }
    // An unknown word may be a number in digits. Most known words begin no number.
    if word < 0 || index.lexicon.has(.opensNumber, word) {
      number = NumberLookup(hearing).number(at: place)
    }
    findParts(at: place)
    if hearing.isForgiving, index.hasCharacters { findMisspeltCharacters(at: place) }
    if found.count > 1 {
      found.sort {
        ($0.tolerance, $0.end, $0.phrases.range.lowerBound) < (
          $1.tolerance, $1.end, $1.phrases.range.lowerBound
        )
      }
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
      ListHit(end: end, wordCount: 1, tolerance: 0, match: .exact, number: number))
  }

  // MARK: Names

  private mutating func addNames(of list: Int32) {
    let start = hits.count
    for place in 0..<found.count {
      let name = found[place]
      let named = index.names.phrases(name.phrases.range, of: list)
      guard let first = named.first else { continue }
      let isSound = index.names.phrases[first].isSound
      add(
        ListHit(
          end: name.end, wordCount: name.wordCount,
          tolerance: name.tolerance + (isSound ? Int32(Cost.pronunciation) : 0),
          match: name.match == .exact && isSound ? .pronunciation : name.match, isOwn: isOwn),
        named, since: start)
    }
  }

  /// Of the hits that end at one place, only the likeliest stay. Hits come in the order of their
  /// cost, so equal ones follow each other.
  private mutating func add(_ hit: ListHit, _ named: Range<Int32>, since start: Int) {
    guard hit.tolerance <= hearing.budget else { return }
    for known in start..<hits.count where hits[known].end == hit.end {
      if hits[known].tolerance < hit.tolerance { return }
    }
    let first = Int32(phrases.count)
    for phrase in named { phrases.append(phrase) }
    let last = hits.count - 1
    if last >= start, hits[last].isEqual(to: hit) {
      hits[last].phrases = hits[last].phrases.lowerBound..<Int32(phrases.count)
    } else {
      var hit = hit
      hit.phrases = first..<Int32(phrases.count)
      hits.append(hit)
    }
  }

  private mutating func findWhole(at place: Int32) {
    var walk = PhraseWalk(in: index.names, from: place, hearing)
    while let way = walk.next(in: index.names, hearing) {
      let phrases = index.names.complete(in: way.run)
      guard !phrases.isEmpty else { continue }
      found.append(
        FoundName(
          phrases: PlainRange(phrases), end: way.place, wordCount: way.wordCount,
          tolerance: way.tolerance, match: way.tolerance > 0 ? .misspelt : .exact))
    }
  }

  // MARK: Names said in part

  /// Finds names by a part: "chowder" finds every chowder.
  private mutating func findParts(at place: Int32) {
    var list = hearing.lattice.first(at: place)
    while list >= 0 {
      let word = hearing.lattice.words[list]
      // A short misspelt word is too weak as a part of a name.
      if word.tolerance == 0 || word.end - place >= Self.shortestMisspeltPart {
        findParts(from: word, isPiece: isPiece(at: place))
      }
      list = word.next
    }
  }

  private static let shortestMisspeltPart: Int32 = 6

  /// Whether a kana or a Korean syllable is a piece of a longer word. A kana always is; a syllable
  /// is if another one that is no particle is attached to it.
  private func isPiece(at place: Int32) -> Bool {
    let (utterance, token) = (hearing.utterance, hearing.lattice.token(at: place))
    guard token >= 0 else { return false }
    if utterance.isKana(token) { return true }
    guard utterance.isHangul(token) else { return false }
    if utterance.isGlued(token), utterance.isHangul(token - 1) { return true }
    let next = token + 1
    return next < utterance.count && utterance.isGlued(next) && utterance.isHangul(next)
      && !index.lexicon.has(.light, hearing.typed[next])
  }

  /// - Parameter isPiece: whether the word alone is too little for a name.
  private mutating func findParts(from word: Lattice.Word, isPiece: Bool) {
    let traits = index.lexicon
    // A small word may be the first character of a longer word: 음, "um", in 음성, "voice".
    guard !traits.has(.light, word.word) || traits.has(.character, word.word) else { return }
    let places = index.parts.places(of: word.word)
    guard places.count <= partsLeft else { return }
    partsLeft -= places.count
    for place in places {
      let phrase = Int(index.parts.phrases[place])
      guard (0..<index.names.count).contains(phrase) else { continue }
      let start = index.names.start(of: phrase)
      var next = start + Int(index.parts.positions[place]) + 1
      var end = word.end
      var count: Int32 = 1
      var isLight = traits.has(.light, word.word)
      while next < Int(index.names.phrases[phrase].end), let further = typedWord(at: end),
        further.word == index.names.words[next]
      {
        (end, next, count) = (further.end, next + 1, count + 1)
        isLight = isLight && traits.has(.light, further.word)
      }
      let isEnough = !isLight && (count > 1 || !isPiece)
      guard isEnough, Int(count) < index.names.length(of: phrase) else { continue }
      found.append(
        FoundName(
          phrases: PlainRange(phrase..<(phrase + 1)), end: end, wordCount: count,
          tolerance: word.tolerance + Int32(Cost.part),
          match: word.tolerance > 0 ? .misspelt : .part))
    }
  }

  private func typedWord(at place: Int32) -> (word: WordID, end: Int32)? {
    let token = hearing.lattice.token(at: place)
    return token < 0 ? nil : (hearing.typed[token], hearing.end(ofToken: token))
  }

  // MARK: Names of characters

  /// Finds names in scripts without blanks, with one character wrong, missing, added or swapped.
  private mutating func findMisspeltCharacters(at place: Int32) {
    var names = MisspeltNames(hearing)
    names.find(at: hearing.lattice.token(at: place))
    for number in 0..<names.found.count { found.append(names.found[number]) }
  }
}

extension ListHit {
  /// Whether another hit covers the same words in the same way, so that only the phrases differ.
  fileprivate func isEqual(to other: ListHit) -> Bool {
    end == other.end && tolerance == other.tolerance && match == other.match
      && wordCount == other.wordCount && number == nil
  }
}

/// Names of any list, found at some place of an utterance.
struct FoundName: BitwiseCopyable {
  var phrases: PlainRange
  /// The place after the last letter.
  var end: Int32
  /// How many words the names have.
  var wordCount: Int32
  /// The cost of what was forgiven.
  var tolerance: Int32
  var match: ListHit.Match
}
