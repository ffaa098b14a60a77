// SPDX-License-Identifier: Apache-2.0

/// The words that a reading assigns to an utterance, in their order, and where they differ from the
/// typed ones.
struct MeantWords {
  struct Slip {
    /// The words that were misspelt; empty for typed letters that belong to no word.
    var words: Range<Int>
    var letters: Range<Int>
    /// Whether the words are a name, which says more than each of its words.
    var isName = false
    /// Whether the slip is a missing word without weight.
    var isSmall = false
    /// Whether more than a single key is missing, added or swapped.
    var isOfCharacters = false

    /// Whether a range of words overlaps the misspelt ones, or is beside the added letters.
    func touches(_ place: Range<Int>) -> Bool {
      words.isEmpty
        ? place.lowerBound <= words.lowerBound && words.lowerBound <= place.upperBound
        : place.overlaps(words)
    }
  }

  /// The meant words; unknown for anything else, such as free text.
  private(set) var words: [WordID] = []
  private(set) var slips: [Slip] = []
  /// The place of each word in the utterance's letters.
  private var letters: [Range<Int>] = []
  /// Skipped words: the number of the next word, and their place in the letters.
  private var asides: [(word: Int, letters: Range<Int>)] = []

  init(_ path: Paths.Path, in search: SearchWays) {
    for (number, way) in path.ways.enumerated() {
      add(search.ways[way].step, search.letters(number, of: path), in: search)
    }
  }

  private mutating func add(_ step: Step, _ letters: Range<Int>, in search: SearchWays) {
    let hearing = search.hearing
    let (index, utterance, typed) = (hearing.index, hearing.utterance, hearing.typed)
    switch step {
    case .word(let word): add(word, letters, hearing)
    case .words(let first, let second):
      add([first, second], letters, isSlip: true)
      slips[slips.count - 1].isOfCharacters =
        typed[utterance.tokens(in: letters)].elementsEqual([second, first])
    case .missing(let word):
      add([word], letters, isSlip: true)
      slips[slips.count - 1].isSmall = Int(word) < index.habits.smallWordCount
      slips[slips.count - 1].isOfCharacters = true
    case .surplus:
      slips.append(
        Slip(words: words.count..<words.count, letters: letters, isOfCharacters: true))
    case .value(_, let number):
      let hit = search.hit(number)
      if hit.match == .misspelt, !hit.isOwn, utterance.hasCharacters,
        let phrase = search.phrase(of: hit)
      {
        let name = index.names.words(of: Int(phrase))
        add(name, letters, isSlip: true)
        slips[slips.count - 1].isName = true
        slips[slips.count - 1].isOfCharacters = true
      } else {
        for token in utterance.tokens(in: letters) {
          add([typed[token]], utterance.tokens[token].folded, isSlip: false)
        }
      }
    case .skipped: asides.append((words.count, letters))
    default: add([.unknown], letters, isSlip: false)
    }
  }

  private mutating func add(_ word: WordID, _ letters: Range<Int>, _ hearing: Hearing) {
    let utterance = hearing.utterance
    let tokens = utterance.tokens(in: letters)
    // The lattice has already checked words of letters.
    let isOfLetters = !tokens.contains { utterance.tokens[$0].isCharacter }
    if isOfLetters || tokens.count == 1 && hearing.typed[tokens.lowerBound] == word {
      return add([word], letters, isSlip: false)
    }
    let keys = Keystrokes(tokens, in: utterance)
    let isTyped = keys != nil && keys == hearing.index.lexicon.keystrokes(word)
    add([word], letters, isSlip: !isTyped)
    if keys == nil { slips[slips.count - 1].isOfCharacters = true }
  }

  private mutating func add(_ meant: [WordID], _ place: Range<Int>, isSlip: Bool) {
    if isSlip {
      slips.append(Slip(words: words.count..<(words.count + meant.count), letters: place))
    }
    words += meant
    letters += meant.map { _ in place }
  }

  /// The letters of some words and of a slip among or beside them. More variants include a skipped
  /// word beside them, which may be part of another word.
  func letters(of place: Range<Int>, _ slip: Slip) -> [Range<Int>] {
    let own = place.reduce(slip.letters) { $0.union(letters[$1]) }
    let beside = asides.filter { (place.lowerBound...place.upperBound).contains($0.word) }
    return [own] + beside.map { own.union($0.letters) }
  }

  /// The words of a place and of a slip, with the words of the place replaced.
  func words(of slip: Slip, replacing place: Range<Int>, with rival: [WordID]) -> [WordID] {
    let whole =
      min(place.lowerBound, slip.words.lowerBound)..<max(place.upperBound, slip.words.upperBound)
    return words[whole.lowerBound..<place.lowerBound] + rival
      + words[place.upperBound..<whole.upperBound]
  }
}

extension Range<Int> {
  /// The range from the lower beginning to the higher end.
  fileprivate func union(_ other: Range<Int>) -> Range<Int> {
    Swift.min(lowerBound, other.lowerBound)..<Swift.max(upperBound, other.upperBound)
  }
}
