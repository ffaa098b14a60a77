// SPDX-License-Identifier: Apache-2.0

/// Finds names in scripts without blanks, with one character wrong, missing, added or swapped.
struct MisspeltNames: ~Copyable {
  private let hearing: Hearing
  private let index: SentenceIndex
  private(set) var found = Stack<FoundName>(capacity: 16)
  /// The names that the current characters may stand for.
  private var candidates = Stack<Int32>(capacity: 16)

  /// The most names that may be meant; more can't be told apart.
  private static let maximumRivals = 50

  init(_ hearing: Hearing) {
    self.hearing = hearing
    index = hearing.index
  }

  /// Finds the names that begin at a character of the utterance.
  mutating func find(at token: Int) {
    let typed = hearing.typed
    guard hearing.utterance.tokens[token].isCharacter else { return }
    for length in 1...index.longestCharacterName + 1 where token + length <= typed.count {
      guard hearing.utterance.tokens[token + length - 1].isCharacter else { break }
      find(in: token..<(token + length))
    }
  }

  private mutating func find(in tokens: Range<Int>) {
    collectCandidates(tokens)
    // Characters that may stand for too many names say nothing.
    guard candidates.count <= Self.maximumRivals else { return }
    candidates.sort(by: <)
    for place in 0..<candidates.count where place == 0 || candidates[place - 1] != candidates[place]
    {
      add(candidates[place], tokens)
    }
  }

  private mutating func collectCandidates(_ tokens: Range<Int>) {
    candidates.removeAll()
    hearing.typed.withUnsafeBufferPointer { typed in
      index.characterSlips.collectCandidates(
        of: UnsafeBufferPointer(rebasing: typed[tokens]), atMost: Self.maximumRivals,
        to: &candidates)
    }
  }

  private mutating func add(_ phrase: Int32, _ tokens: Range<Int>) {
    // A damaged file may contain numbers of phrases that don't exist.
    guard (0..<index.names.count).contains(Int(phrase)) else { return }
    let meant = index.names.places(of: Int(phrase))
    let slip = index.names.words.withBuffer { words in
      hearing.typed.withUnsafeBufferPointer { typed in
        Slip(
          typed: UnsafeBufferPointer(rebasing: typed[tokens]),
          meant: UnsafeBufferPointer(rebasing: words[meant]))
      }
    }
    guard let slip, !(slip.isExtra && holdsForeignMeaning(tokens, meant)) else { return }
    found.append(
      FoundName(
        phrases: PlainRange(phrase..<(phrase + 1)),
        end: hearing.end(ofToken: tokens.upperBound - 1),
        wordCount: Int32(meant.count), tolerance: Int32(cost(of: slip, in: tokens)),
        match: .misspelt))
  }

  /// Whether a name would swallow a character at its edge that is not part of it and carries
  /// meaning.
  private func holdsForeignMeaning(_ tokens: Range<Int>, _ meant: Range<Int>) -> Bool {
    isForeign(hearing.typed[tokens.lowerBound], meant)
      || isForeign(hearing.typed[tokens.upperBound - 1], meant)
  }

  private func isForeign(_ word: WordID, _ meant: Range<Int>) -> Bool {
    index.lexicon.has(.weighty, word) && !meant.contains { index.names.words[$0] == word }
  }

  private func cost(of slip: Slip, in tokens: Range<Int>) -> Int {
    switch slip {
    case .missing, .extra: Cost.slip + 50
    case .swapped: Cost.slip - 50
    case .wrong(let place, _, let word):
      CharacterSlip(hearing.utterance, token: tokens.lowerBound + place, index)
        .cost(meant: WordID(bitPattern: word))
    }
  }
}
