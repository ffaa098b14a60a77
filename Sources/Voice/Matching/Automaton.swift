// SPDX-License-Identifier: Apache-2.0

/// All sentences of a language as one deterministic automaton over words, flat in memory.
///
/// Whatever the number of sentences, a word leads from a state to one other state or to none.
struct Automaton: Sendable {
  typealias State = Int32

  enum ArcKind: UInt8, BitwiseCopyable, Sendable {
    /// Costs no word; only while the automaton is being built.
    case empty
    case word
    /// A value of a list or range; the label is a slot's index.
    case slot
    /// The first word of free text, and each further one.
    case freeText
    case moreFreeText
    /// A word that carries no meaning here.
    case filler
    case appName
  }

  struct Arc: BitwiseCopyable, Sendable {
    var kind: ArcKind
    var label: Int32
    var target: State
  }

  /// A place for a value in a sentence.
  struct Slot: Hashable, BitwiseCopyable, Sendable {
    /// The name's index.
    var name: Int32
    var list: Int32
    /// Whether the value is taken away rather than given: "no cheese".
    var isRemoval = false
    /// Whether the value is for the response alone.
    var isCapture = false
  }

  /// Where the words of each state start; one more than there are states.
  let wordStarts: Table<UInt32>
  /// Of each state in ascending order.
  let words: Table<WordID>
  let wordTargets: Table<State>

  /// Where the other arcs of each state start; one more than there are states.
  let arcStarts: Table<UInt32>
  let arcs: Table<Arc>

  /// Where the sentences that end at each state start; one more than there are states.
  let acceptedStarts: Table<UInt32>
  let accepted: Table<Int32>

  let slots: Table<Slot>

  static let start: State = 0

  var stateCount: Int { max(wordStarts.count - 1, 0) }

  func words(from state: State) -> Range<Int> { range(wordStarts, state) }

  func arcs(from state: State) -> Range<Int> { range(arcStarts, state) }

  func sentences(at state: State) -> Range<Int> { range(acceptedStarts, state) }

  /// Where a word leads; nil where no sentence goes on so.
  @inline(__always)
  func next(_ state: State, _ word: WordID) -> State? {
    guard word >= 0 else { return nil }
    let range = words(from: state)
    let place = words.lowerBound(of: word, in: range)
    return place < range.upperBound && words[place] == word ? wordTargets[place] : nil
  }

  @inline(__always)
  private func range(_ starts: Table<UInt32>, _ state: State) -> Range<Int> {
    let start = Int(starts[state])
    return start..<max(start, Int(starts[state + 1]))
  }
}
