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
    var forgiving = ForgivingLattice(utterance, typed: typed, index: index, isTaken: isTaken)
    lattice = forgiving.lattice(budget: budget)
    self.budget = budget
    isForgiving = true
  }

  /// The word typed at a place of the letters; nil where none begins.
  @inline(__always)
  func word(at place: Int32) -> WordID? {
    let token = lattice.token(at: place)
    return token < 0 ? nil : typed[token]
  }
}
