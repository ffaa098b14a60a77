// SPDX-License-Identifier: Apache-2.0

/// The words an utterance may be read as: each leads from one place of its letters to a later one.
///
/// Places count the bytes of the folded letters. As typed, the words follow each other; what is forgiven
/// adds further words beside them.
struct Lattice {
  struct Word: BitwiseCopyable {
    var word: WordID
    /// The place after its last letter.
    var end: Int32
    /// What had to be forgiven.
    var tolerance: Int32
    /// The next word at the same place, -1 for none.
    var next: Int32
  }

  private(set) var words: [Word] = []
  /// The first word at each place, -1 for none.
  private var first: [Int32]
  /// The word of the utterance that starts at each place, -1 for none.
  private(set) var tokenAt: [Int32]
  private var tokenEnds: [Int32] = []
  private var isCharacter: [Bool] = []
  let length: Int

  /// As typed.
  init(_ utterance: Utterance, words typed: [WordID]) {
    length = utterance.bytes.count
    first = Array(repeating: -1, count: length + 1)
    tokenAt = Array(repeating: -1, count: length + 1)
    words.reserveCapacity(typed.count)
    for (index, token) in utterance.tokens.enumerated() {
      tokenAt[token.folded.lowerBound] = Int32(index)
      tokenEnds.append(Int32(token.folded.upperBound))
      isCharacter.append(token.isCharacter)
      add(typed[index], from: token.folded.lowerBound, to: token.folded.upperBound)
    }
  }

  mutating func add(_ word: WordID, from start: Int, to end: Int, tolerance: Int = 0) {
    words.append(
      Word(word: word, end: Int32(end), tolerance: Int32(tolerance), next: first[start]))
    first[start] = Int32(words.count - 1)
  }

  /// The first word at a place, -1 for none.
  @inline(__always)
  func first(at place: Int32) -> Int32 { first[Int(place)] }

  /// Where the word of the utterance ends that starts at a place.
  @inline(__always)
  func endOfToken(at place: Int32) -> Int32 { tokenEnds[Int(tokenAt[Int(place)])] }

  /// Whether the word of the utterance at a place is one character of a script without blanks.
  func isCharacter(at place: Int32) -> Bool { isCharacter[Int(tokenAt[Int(place)])] }
}
