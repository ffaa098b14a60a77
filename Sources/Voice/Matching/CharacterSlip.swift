// SPDX-License-Identifier: Apache-2.0

/// A character that may have been typed instead of another, in scripts where each character says
/// much.
struct CharacterSlip {
  private let typed: Keystrokes?
  private let index: SentenceIndex

  init(_ utterance: borrowing Utterance, token: Int, _ index: SentenceIndex) {
    typed = Keystrokes(utf8: utterance.folded(token))
    self.index = index
  }

  /// The cost of reading the character as another one: less if only one key is wrong.
  func cost(meant: WordID) -> Int {
    guard let typed else { return Cost.slip + 100 }
    return index.lexicon.keystrokes(meant).flatMap { cost(from: typed, to: $0) } ?? Cost.shortSlip
  }

  /// The cost in a sentence; nil if the meaning might change.
  ///
  /// A character that carries the meaning may differ by one key only. ``OppositeCheck`` knows the
  /// words around it and rules out opposites.
  func costInSentence(typed word: WordID, meant: WordID) -> Int? {
    guard word != meant else { return nil }
    guard index.lexicon.has(.weighty, word) || index.lexicon.has(.weighty, meant) else {
      return cost(meant: meant)
    }
    guard let typed, let meant = index.lexicon.keystrokes(meant) else { return nil }
    return cost(from: typed, to: meant)
  }

  private func cost(from typed: Keystrokes, to meant: Keystrokes) -> Int? {
    typed.slip(meant: meant).map(Cost.ofKey)
  }
}

extension Cost {
  /// The cost of a slip of a letter or key. A wrong key that isn't a neighbour of the right one is
  /// less likely.
  @inline(__always)
  static func ofKey(_ slip: Slip) -> Int {
    if case .wrong(_, let typed, let meant) = slip,
      !Keyboard.areNeighbours(typed | 0x20, meant | 0x20)
    {
      return Cost.slip + Cost.farKey
    }
    return Cost.slip
  }
}

extension Lexicon {
  /// The keys of a Korean character; nil for any other word.
  @inline(__always)
  func keystrokes(_ word: WordID) -> Keystrokes? {
    guard word >= 0 else { return nil }
    let spelling = spelling(word)
    guard spelling.count == 3 else { return nil }
    return bytes.withBuffer { Keystrokes(utf8: $0[spelling]) }
  }
}
