// SPDX-License-Identifier: Apache-2.0

/// All sentences of a language as one deterministic automaton over words, flat in memory.
///
/// A word leads from a state to at most one other state, however many sentences there are.
struct Automaton: Sendable {
  typealias State = Int32

  enum ArcKind: UInt8, BitwiseCopyable, Sendable {
    /// Consumes no word. The finished automaton has such arcs only to the states where sentences
    /// begin that could not share their states.
    case empty
    case word
    /// A value of a list or range; the label is a slot's index.
    case slot
    /// The first word of free text; `moreFreeText` is each further word.
    case freeText
    case moreFreeText
    /// A word without meaning at this place.
    case filler
    case appName
  }

  struct Arc: BitwiseCopyable, Sendable {
    /// The raw value, since an arc from a damaged file may have any number.
    private var rawKind: UInt32
    var label: Int32
    var target: State

    init(kind: ArcKind, label: Int32, target: State) {
      rawKind = UInt32(kind.rawValue)
      self.label = label
      self.target = target
    }

    var kind: ArcKind { ArcKind(rawValue: UInt8(truncatingIfNeeded: rawKind)) ?? .empty }
  }

  /// The state that a word leads to.
  struct Word: BitwiseCopyable, Sendable {
    var word: WordID
    var target: State

    var both: (word: WordID, target: State) { (word, target) }
  }

  /// Where a state's words, arcs and sentences start. They end where those of the next state start.
  struct StateStarts: BitwiseCopyable, Sendable {
    var words: UInt32
    var arcs: UInt32
    var accepted: UInt32
  }

  /// A place for a value in a sentence.
  struct Slot: Hashable, BitwiseCopyable, Sendable {
    /// The index of the slot's name.
    var name: Int32
    var list: Int32
    private var flags: UInt32

    init(name: Int32, list: Int32, isRemoval: Bool = false, isCapture: Bool = false) {
      self.name = name
      self.list = list
      flags = (isRemoval ? 1 : 0) | (isCapture ? 2 : 0)
    }

    /// Whether the value is removed rather than given: "no cheese".
    var isRemoval: Bool { flags & 1 != 0 }
    /// Whether only the response gets the value.
    var isCapture: Bool { flags & 2 != 0 }
  }

  /// One element for each state and one more at the end.
  let starts: Table<StateStarts>
  /// The words that leave each state, in ascending order.
  let words: Table<Word>
  /// The other arcs that leave each state.
  let arcs: Table<Arc>
  /// The sentences that end at each state.
  let accepted: Table<Int32>

  let slots: Table<Slot>

  static let start: State = 0

  var stateCount: Int { max(starts.count - 1, 0) }

  /// The states where the sentences of a start state begin: the state itself, or those that empty
  /// arcs lead to.
  func entries(from state: State) -> [State] {
    let leaving = arcs(from: state)
    guard let first = leaving.first, arcs[first].kind == .empty else { return [state] }
    return leaving.map { arcs[$0].target }
  }

  @inline(__always)
  func words(from state: State) -> Range<Int> {
    words.range(starts[state].words, starts[Int(state) + 1].words)
  }

  @inline(__always)
  func arcs(from state: State) -> Range<Int> {
    arcs.range(starts[state].arcs, starts[Int(state) + 1].arcs)
  }

  @inline(__always)
  func sentences(at state: State) -> Range<Int> {
    accepted.range(starts[state].accepted, starts[Int(state) + 1].accepted)
  }

  /// The state that a word leads to; nil if no sentence continues with the word.
  @inline(__always)
  func next(_ state: State, _ word: WordID) -> State? {
    guard word >= 0 else { return nil }
    let range = words(from: state)
    var (place, count) = (range.lowerBound, range.count)
    // A binary search without branches, since the processor could not predict them.
    while count > 1 {
      let half = count / 2
      let isBeyond = (word &- words[place &+ half].word) >> 31
      place &+= half & ~Int(isBeyond)
      count &-= half
    }
    let found = words[place]
    return count == 1 && found.word == word ? found.target : nil
  }
}

extension Automaton {
  /// An automaton with one state and no sentences.
  init(ofNothingIn arena: TableArena) {
    let nothing = StateStarts(words: 0, arcs: 0, accepted: 0)
    starts = Table([nothing, nothing], in: arena)
    words = Table([], in: arena)
    arcs = Table([], in: arena)
    accepted = Table([], in: arena)
    slots = Table([], in: arena)
  }
}

extension Automaton: StoredTables {
  init(from reader: inout TableReader) throws(SavedIndexFault) {
    starts = try reader.table()
    words = try reader.table()
    arcs = try reader.table()
    accepted = try reader.table()
    slots = try reader.table()
  }

  func write(to writer: inout TableWriter) {
    writer.add(starts)
    writer.add(words)
    writer.add(arcs)
    writer.add(accepted)
    writer.add(slots)
  }
}
