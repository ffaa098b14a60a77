// SPDX-License-Identifier: Apache-2.0

/// All sentences of a language as one deterministic automaton over words, flat in memory.
///
/// Whatever the number of sentences, a word leads from a state to one other state or to none.
struct Automaton: Sendable {
  typealias State = Int32

  enum ArcKind: UInt8, BitwiseCopyable, Sendable {
    /// Costs no word: while the automaton is being built, and afterwards to where sentences begin that could
    /// not share their states.
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
    /// As a number, since an arc may come from a file.
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

  /// Where a word leads.
  struct Word: BitwiseCopyable, Sendable {
    var word: WordID
    var target: State

    var both: (word: WordID, target: State) { (word, target) }
  }

  /// Where what belongs to a state starts; it ends where that of the next state starts.
  struct StateStarts: BitwiseCopyable, Sendable {
    var words: UInt32
    var arcs: UInt32
    var accepted: UInt32
  }

  /// A place for a value in a sentence.
  struct Slot: Hashable, BitwiseCopyable, Sendable {
    /// The name's index.
    var name: Int32
    var list: Int32
    private var flags: UInt32

    init(name: Int32, list: Int32, isRemoval: Bool = false, isCapture: Bool = false) {
      self.name = name
      self.list = list
      flags = (isRemoval ? 1 : 0) | (isCapture ? 2 : 0)
    }

    /// Whether the value is taken away rather than given: "no cheese".
    var isRemoval: Bool { flags & 1 != 0 }
    /// Whether the value is for the response alone.
    var isCapture: Bool { flags & 2 != 0 }
  }

  /// One more than there are states.
  let starts: Table<StateStarts>
  /// Of each state in ascending order.
  let words: Table<Word>
  /// What else leads on from each state.
  let arcs: Table<Arc>
  /// The sentences that end at each state.
  let accepted: Table<Int32>

  let slots: Table<Slot>

  static let start: State = 0

  var stateCount: Int { max(starts.count - 1, 0) }

  /// Where sentences begin that begin at a state: there, or where it leads to without a word.
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

  /// Where a word leads; nil where no sentence goes on so.
  @inline(__always)
  func next(_ state: State, _ word: WordID) -> State? {
    guard word >= 0 else { return nil }
    let range = words(from: state)
    var (place, count) = (range.lowerBound, range.count)
    // Halves without a branch: which of the two it is nobody can foresee.
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
  /// One state, and nothing that leads on from it.
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
