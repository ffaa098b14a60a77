// SPDX-License-Identifier: Apache-2.0

/// The Korean characters that may be meant if a slip of one key has moved the border between some:
/// `여러` for `열어`, `켜주ㅓ` for `켜줘`.
///
/// ``CharacterSlip`` handles a slip within a character.
struct MovedBorders {
  /// The keys of the adjacent characters from a place on.
  private let keys: Keystrokes
  /// How many keys each character has, together with those before it.
  private let ends: SIMD4<UInt8>
  private let characterCount: Int

  /// The most characters that one slip can touch.
  private static let maximumCount = 3

  /// Nil if there is no Korean character at the place.
  init?(_ utterance: borrowing Utterance, token: Int) {
    var (keys, ends, count) = (Keystrokes(), SIMD4<UInt8>(), 0)
    while count < Self.maximumCount, token + count < utterance.tokens.count,
      count == 0 || utterance.isGlued(token + count),
      let further = Keystrokes(utf8: utterance.folded(token + count))
    {
      keys.append(further)
      ends[count] = UInt8(keys.count)
      count += 1
    }
    guard count > 0 else { return nil }
    (self.keys, self.ends, characterCount) = (keys, ends, count)
  }

  /// Passes the words that may be meant from a state on, with the state they lead to, how many
  /// characters were typed for them, and the cost.
  func forEachMeaning(
    from words: Range<Int>, in index: SentenceIndex,
    _ body: (_ step: Step, _ target: Automaton.State, _ count: Int, _ cost: Int) -> Void
  ) {
    for place in words {
      let (word, target) = index.automaton.words[place].both
      guard let meant = index.lexicon.keystrokes(word) else { continue }
      let common = keys.commonPrefix(with: meant)
      if common == meant.count, let count = count(endingAt: common), count > 1 {
        // The keys are right, but were not put together into one character.
        body(.word(word), target, count, Cost.blank)
      } else if common == meant.count, count(endingAt: common) == nil {
        forEachSecond(from: target, in: index) { second, keystrokes, end in
          guard let count = countOfSlip(from: common, meant: keystrokes) else { return }
          body(.words(word, second), end, count, Cost.slip)
        }
      }
      forEachEnd(of: meant, common) { end in
        if let count = count(endingAt: end) {
          if count > 1 { body(.word(word), target, count, Cost.slip) }
        } else {
          forEachSecond(from: target, in: index) { second, keystrokes, state in
            guard let count = countOfExact(from: end, meant: keystrokes) else { return }
            body(.words(word, second), state, count, Cost.slip)
          }
        }
      }
      if common == meant.count - 1, common + 1 < keys.count, keys[common + 1] == meant[common] {
        forEachSecond(from: target, in: index) { second, keystrokes, state in
          guard let count = countOfSwapped(at: common, meant: keystrokes) else { return }
          body(.words(word, second), state, count, Cost.slip)
        }
      }
    }
  }

  private func forEachSecond(
    from state: Automaton.State, in index: SentenceIndex,
    _ body: (_ word: WordID, _ meant: Keystrokes, _ target: Automaton.State) -> Void
  ) {
    for place in index.automaton.words(from: state) {
      let (word, target) = index.automaton.words[place].both
      guard let meant = index.lexicon.keystrokes(word) else { continue }
      body(word, meant, target)
    }
  }

  /// Passes the places where a word with one slip ends.
  private func forEachEnd(of meant: Keystrokes, _ common: Int, _ body: (Int) -> Void) {
    let count = meant.count
    // The ends for a missing key, for a wrong key or swapped keys, and for an added key.
    for end in (count - 1)...(count + 1)
    where end >= common && end <= keys.count && keys[0..<end].slip(meant: meant) != nil {
      body(end)
    }
  }

  private func countOfSlip(from start: Int, meant: Keystrokes) -> Int? {
    (0..<characterCount).first { place in
      let end = Int(ends[place])
      return end > start && keys[start..<end].slip(meant: meant) != nil
    }.map { $0 + 1 }
  }

  private func countOfExact(from start: Int, meant: Keystrokes) -> Int? {
    guard keys[start..<(start + meant.count)] == meant else { return nil }
    return count(endingAt: start + meant.count)
  }

  /// Counts the characters if the last key of the first word and the first key of the second are
  /// swapped.
  private func countOfSwapped(at place: Int, meant: Keystrokes) -> Int? {
    guard meant[0] == keys[place],
      keys[(place + 2)..<(place + 1 + meant.count)] == meant[1..<meant.count]
    else { return nil }
    return count(endingAt: place + 1 + meant.count)
  }

  /// How many characters end after a number of keys; nil if no character ends there.
  private func count(endingAt keyCount: Int) -> Int? {
    (0..<characterCount).first { Int(ends[$0]) == keyCount }.map { $0 + 1 }
  }
}
