// SPDX-License-Identifier: Apache-2.0

/// An utterance as an index hears it: the numbers of its words, the words that may have been meant,
/// and the budget for tolerance.
///
/// It is a class so that its many readers share one reference. It never changes.
final class Hearing {
  let index: SentenceIndex
  let utterance: Utterance
  /// The words as typed.
  let typed: [WordID]
  let lattice: Lattice
  /// The most tolerance of a whole reading.
  let budget: Int
  /// Whether words may be misspelt or missing. Otherwise only names may be said in part or by their
  /// sound.
  let isForgiving: Bool

  /// Hears an utterance as typed.
  init(_ utterance: Utterance, typed: [WordID], in index: SentenceIndex, budget: Int) {
    self.index = index
    self.utterance = utterance
    self.typed = typed
    lattice = Lattice(utterance, words: typed)
    self.budget = budget
    isForgiving = false
  }

  /// Hears an utterance with tolerance.
  ///
  /// - Parameter isTaken: whether a word has a meaning elsewhere, so that it isn't read as another
  ///   one.
  init(
    forgiving utterance: Utterance, typed: [WordID], in index: SentenceIndex, budget: Int,
    isTaken: @escaping (Int) -> Bool = { _ in false }
  ) {
    self.index = index
    self.utterance = utterance
    self.typed = typed
    lattice = ForgivingLattice(utterance, typed: typed, index: index, isTaken: isTaken)
      .lattice(budget: budget)
    self.budget = budget
    isForgiving = true
  }

  /// The word typed at a place of the letters; nil if no word begins there.
  @inline(__always)
  func word(at place: Int32) -> WordID? {
    let token = lattice.token(at: place)
    return token < 0 ? nil : typed[token]
  }

  /// The end of the word that begins at a place.
  @inline(__always)
  func endOfToken(at place: Int32) -> Int32 { end(ofToken: lattice.token(at: place)) }

  /// Whether the word at a place is one character of a script without blanks.
  func isCharacter(at place: Int32) -> Bool {
    utterance.tokens[lattice.token(at: place)].isCharacter
  }

  /// The end of a word's letters.
  @inline(__always)
  func end(ofToken token: Int) -> Int32 { Int32(utterance.tokens[token].folded.upperBound) }

  /// The phrases of a small table at a place, each with its end and its meaning.
  func phrases(of table: PhraseTable, at place: Int32) -> [(end: Int32, value: Int32)] {
    var phrases: [(end: Int32, value: Int32)] = []
    var walk = PhraseWalk(in: table, from: place, self)
    while let way = walk.next(in: table, self) {
      for phrase in table.complete(in: way.run) {
        phrases.append((way.place, table.phrases[phrase].value))
      }
    }
    return phrases
  }
}
