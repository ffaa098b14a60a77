// SPDX-License-Identifier: Apache-2.0

/// An utterance as an index hears it: its words by their numbers, those each may be, and how much is
/// forgiven.
///
/// A class, so that all who look at it hand on one reference; nothing in it ever changes.
final class Hearing {
  let index: SentenceIndex
  let utterance: Utterance
  /// The words as typed.
  let typed: [WordID]
  let lattice: Lattice
  /// The most that may be forgiven in all.
  let budget: Int
  /// Whether words may be misspelt or missing, rather than names said in part or as they sound.
  let isForgiving: Bool

  /// As typed.
  init(_ utterance: Utterance, typed: [WordID], in index: SentenceIndex, budget: Int) {
    self.index = index
    self.utterance = utterance
    self.typed = typed
    lattice = Lattice(utterance, words: typed)
    self.budget = budget
    isForgiving = false
  }

  /// With something forgiven.
  ///
  /// - Parameter isTaken: whether a word means something elsewhere, so that it isn't taken for another.
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

  /// The word typed at a place of the letters; nil where none begins.
  @inline(__always)
  func word(at place: Int32) -> WordID? {
    let token = lattice.token(at: place)
    return token < 0 ? nil : typed[token]
  }

  /// Where the word ends that begins at a place.
  @inline(__always)
  func endOfToken(at place: Int32) -> Int32 { end(ofToken: lattice.token(at: place)) }

  /// Whether the word at a place is one character of a script without blanks.
  func isCharacter(at place: Int32) -> Bool {
    utterance.tokens[lattice.token(at: place)].isCharacter
  }

  /// Where the letters of a word end.
  @inline(__always)
  func end(ofToken token: Int) -> Int32 { Int32(utterance.tokens[token].folded.upperBound) }

  /// The phrases of a table of few that stand at a place: where each ends, and what it means.
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
