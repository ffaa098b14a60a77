// SPDX-License-Identifier: Apache-2.0

/// Checks whether the typed words may just as well mean the opposite of a reading.
///
/// A slip is forgiven if one slip leads from the meant words to the typed ones, and no single slip
/// leads there from words of another side. A slip is one key, or one character missing, added or
/// swapped.
struct OppositeCheck {
  private let hearing: Hearing
  private let index: SentenceIndex

  init(_ hearing: Hearing) {
    self.hearing = hearing
    index = hearing.index
  }

  /// Whether a reading may just as well be its opposite or a negation.
  func isOpen(_ path: Paths.Path, in search: SearchWays) -> Bool {
    let meaning = MeantWords(path, in: search)
    return meaning.slips.contains { isOpen($0, in: meaning) || mayForbid($0, in: meaning) }
  }

  private func isOpen(_ slip: MeantWords.Slip, in meaning: MeantWords) -> Bool {
    let long = phrases(at: slip, in: meaning) { $0.count > 1 }
    if long.contains(where: { hasRival(of: $0.phrases, at: $0.place, slip, meaning) }) {
      return true
    }
    // A name or a longer phrase says more than each of its characters.
    let isCovered = slip.isName || slip.isSmall || long.contains { $0.place.overlaps(slip.words) }
    guard !isCovered else { return false }
    return phrases(at: slip, in: meaning) { $0.count == 1 }.contains {
      hasRival(of: $0.phrases, at: $0.place, slip, meaning)
    } || slip.words.contains { isOpen($0, slip, meaning) }
  }

  /// The phrases with opposites that a slip touches.
  private func phrases(
    at slip: MeantWords.Slip, in meaning: MeantWords, where holds: (Range<Int>) -> Bool
  ) -> [(phrases: Range<Int32>, place: Range<Int>)] {
    var found: [(phrases: Range<Int32>, place: Range<Int>)] = []
    let first = max(slip.words.lowerBound - index.habits.oppositePhrases.longest, 0)
    for start in first...slip.words.upperBound where start < meaning.words.count {
      var end = start
      var run = table.run(of: meaning.words[start])
      while let current = run {
        end += 1
        let phrases = table.complete(in: current)
        if !phrases.isEmpty, slip.touches(start..<end), holds(start..<end) {
          found.append((phrases, start..<end))
        }
        run = end < meaning.words.count ? table.run(current, then: meaning.words[end]) : nil
      }
    }
    return found
  }

  private var table: PhraseTable { index.habits.oppositePhrases.phrases }

  private func hasRival(
    of phrases: Range<Int32>, at place: Range<Int>, _ slip: MeantWords.Slip, _ meaning: MeantWords
  ) -> Bool {
    let heard = heard(place, slip, meaning)
    return phrases.contains { phrase in
      index.habits.oppositePhrases.hasRival(of: phrase) { rival in
        let words = meaning.words(of: slip, replacing: place, with: table.words(of: rival))
        return heard.contains { $0.isNear(words, index, byCharacters: slip.isOfCharacters) }
      }
    }
  }

  /// Whether a single word that carries the meaning may be its opposite. Without a longer phrase
  /// around it, only its keys say what was meant.
  private func isOpen(_ word: Int, _ slip: MeantWords.Slip, _ meaning: MeantWords) -> Bool {
    let meant = meaning.words[word]
    guard index.lexicon.has(.weighty, meant) else { return false }
    let heard = heard(word..<(word + 1), slip, meaning)[0]
    return heard.words.isEmpty
      || heard.words.contains { word in
        index.habits.opposites.areOpposite(word, meant)
          || isWhole(word) && !meaning.words[slip.words].contains(word)
      }
  }

  /// Whether a typed word has a meaning by itself.
  private func isWhole(_ word: WordID) -> Bool {
    table.run(of: word).map { !table.complete(in: $0).isEmpty } ?? false
  }

  /// The typed characters at the place of some meant words and a slip: first alone, then with each
  /// skipped phrase beside them.
  private func heard(
    _ place: Range<Int>, _ slip: MeantWords.Slip, _ meaning: MeantWords
  ) -> [HeardCharacters] {
    meaning.letters(of: place, slip).map {
      HeardCharacters(hearing.utterance.tokens(in: $0), hearing.typed, hearing.utterance)
    }
  }

  // MARK: Word order

  /// Whether reordered words contain a phrase whose typed words may just as well be its opposite:
  /// `放播` may be `播放` or `停播`.
  ///
  /// - Parameter order: the place of each word among the typed ones.
  func isOpen(inOrder order: [Int]) -> Bool {
    let words = order.map { hearing.typed[$0] }
    return words.indices.contains { start in
      var end = start + 1
      var run = table.run(of: words[start])
      while let current = run, end < words.count {
        run = table.run(current, then: words[end])
        end += 1
        if let run, isOpen(table.complete(in: run), moved: order[start..<end]) { return true }
      }
      return false
    }
  }

  private func isOpen(_ phrases: Range<Int32>, moved places: ArraySlice<Int>) -> Bool {
    guard !phrases.isEmpty, let first = places.min(), let last = places.max(),
      !places.elementsEqual(first...last)
    else { return false }
    let heard = HeardCharacters(first..<(last + 1), hearing.typed, hearing.utterance)
    return phrases.contains { phrase in
      index.habits.oppositePhrases.hasRival(of: phrase) {
        heard.isNear(table.words(of: $0), index, byCharacters: true)
      }
    }
  }

  // MARK: Negations

  /// Whether one other slip turns the typed words into a negation: `암 켜` may be `안 켜`.
  private func mayForbid(_ slip: MeantWords.Slip, in meaning: MeantWords) -> Bool {
    let tokens = surplusTokens(of: slip, in: meaning)
    let near = max(tokens.lowerBound - 2, 0)..<min(tokens.upperBound + 2, hearing.typed.count)
    return !tokens.isEmpty
      && near.contains { start in
        (start + 1..<min(start + 3, near.upperBound) + 1).contains { end in
          (start..<end).overlaps(tokens) && mayForbid(start..<end)
        }
      }
  }

  /// The typed words that are not among the meant ones. In a name it must be an added one at an
  /// end.
  private func surplusTokens(of slip: MeantWords.Slip, in meaning: MeantWords) -> Range<Int> {
    let tokens = hearing.utterance.tokens(in: slip.letters)
    let meant = meaning.words[slip.words]
    guard !slip.isName || tokens.count > meant.count,
      let first = tokens.first(where: { !meant.contains(hearing.typed[$0]) }),
      let last = tokens.last(where: { !meant.contains(hearing.typed[$0]) }),
      !slip.isName || first == tokens.lowerBound || last == tokens.upperBound - 1
    else { return 0..<0 }
    return first..<(last + 1)
  }

  private func mayForbid(_ tokens: Range<Int>) -> Bool {
    guard let keys = Keystrokes(tokens, in: hearing.utterance) else { return false }
    let rivals = index.habits.negatingKeys
    return (0..<rivals.count).contains { place in
      keys.slip(meant: rivals[place]) != nil
        && forbids(index.habits.negatingWords[place], at: tokens)
    }
  }

  /// Whether the utterance forbids something if a word replaces some of its own.
  private func forbids(_ word: WordID, at tokens: Range<Int>) -> Bool {
    Negation(index.habits).stands(
      in: hearing.typed[..<tokens.lowerBound] + [word] + hearing.typed[tokens.upperBound...])
  }
}
