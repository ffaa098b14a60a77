// SPDX-License-Identifier: Apache-2.0

/// The words that an utterance may be read as. Each leads from one place in the letters to a later
/// one.
///
/// Places count the bytes of the folded letters. The typed words follow each other; tolerance adds
/// more words beside them.
struct Lattice: ~Copyable {
  struct Word: BitwiseCopyable {
    var word: WordID
    /// The place after its last letter.
    var end: Int32
    /// The cost of what was forgiven.
    var tolerance: Int32
    /// The next word at the same place, -1 for none.
    var next: Int32
  }

  /// The words that start at a place of the letters.
  private struct Place: BitwiseCopyable {
    /// The first word, -1 for none.
    var first: Int32 = -1
    /// The word of the utterance, -1 for none.
    var token: Int32 = -1
  }

  private(set) var words: Stack<Word>
  private var places: Stack<Place>
  let length: Int

  /// Creates the lattice of the words as typed.
  init(_ utterance: borrowing Utterance, words typed: borrowing [WordID]) {
    length = utterance.bytes.count
    places = Stack(repeating: Place(), count: length + 1)
    words = Stack(capacity: typed.count)
    for index in utterance.tokens.indices {
      let letters = utterance.tokens[index].folded
      places[letters.lowerBound].token = Int32(index)
      add(typed[index], from: letters.lowerBound, to: letters.upperBound)
    }
  }

  mutating func add(_ word: WordID, from start: Int, to end: Int, tolerance: Int = 0) {
    words.append(
      Word(word: word, end: Int32(end), tolerance: Int32(tolerance), next: places[start].first))
    places[start].first = Int32(words.count - 1)
  }

  /// The first word at a place, -1 for none.
  @inline(__always)
  func first(at place: Int32) -> Int32 { places[place].first }

  /// The word of the utterance that starts at a place, -1 for none.
  @inline(__always)
  func token(at place: some BinaryInteger) -> Int { Int(places[place].token) }
}
