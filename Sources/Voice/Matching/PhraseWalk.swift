// SPDX-License-Identifier: Apache-2.0

/// Goes through a table's phrases from a place of an utterance on, a word at a time.
struct PhraseWalk: ~Copyable {
  /// How far it has come one way.
  struct Way: BitwiseCopyable {
    /// The phrases that begin so.
    var run: PhraseTable.Run
    var place: Int32
    var wordCount: Int32
    var tolerance: Int32
  }

  /// The way to go on with.
  private var current: Way?
  /// The others, where words may be one thing or another.
  private var waiting = Stack<Way>(capacity: 16)

  /// More phrases than these that might be meant can't be told apart.
  private static let maximumRivals = 50

  /// - Parameter table: the same that ``next(in:_:)`` is given.
  init(in table: PhraseTable, from place: Int32, _ hearing: borrowing Hearing) {
    var list = hearing.lattice.first(at: place)
    while list >= 0 {
      let word = hearing.lattice.words[list]
      if let run = table.run(of: word.word) {
        add(Way(run: run, place: word.end, wordCount: 1, tolerance: word.tolerance), hearing)
      }
      list = word.next
    }
  }

  /// The next words that phrases begin with; nil when there are no more.
  mutating func next(in table: PhraseTable, _ hearing: Hearing) -> Way? {
    guard let way = current ?? waiting.popLast() else { return nil }
    current = nil
    goOn(from: way, in: table, hearing)
    if hearing.isForgiving { leaveOut(after: way, in: table, hearing) }
    return way
  }

  private mutating func add(_ way: Way, _ hearing: borrowing Hearing) {
    guard Int(way.tolerance) <= hearing.budget else { return }
    if current == nil { current = way } else { waiting.append(way) }
  }

  private mutating func goOn(from way: Way, in table: PhraseTable, _ hearing: Hearing) {
    var list = hearing.lattice.first(at: way.place)
    while list >= 0 {
      let word = hearing.lattice.words[list]
      if let run = table.run(way.run, then: word.word) {
        add(
          Way(
            run: run, place: word.end, wordCount: way.wordCount + 1,
            tolerance: way.tolerance + word.tolerance), hearing)
      }
      list = word.next
    }
  }

  /// Goes on as though a word without weight stood there.
  private mutating func leaveOut(after way: Way, in table: PhraseTable, _ hearing: Hearing) {
    let tolerance = way.tolerance + Int32(Cost.missingWord)
    guard Int(tolerance) <= hearing.budget, way.run.phrases.count <= Self.maximumRivals else {
      return
    }
    for word in smallWords(after: way.run, in: table, hearing.index) {
      guard let run = table.run(way.run, then: word) else { continue }
      add(
        Way(run: run, place: way.place, wordCount: way.wordCount + 1, tolerance: tolerance), hearing
      )
    }
  }

  /// The words without weight that phrases go on with.
  private func smallWords(
    after run: PhraseTable.Run, in table: PhraseTable, _ index: SentenceIndex
  ) -> Set<WordID> {
    var words: Set<WordID> = []
    for phrase in run.phrases where table.length(of: Int(phrase)) > Int(run.depth) + 1 {
      let word = table.words[table.start(of: Int(phrase)) + Int(run.depth)]
      if Int(word) < index.habits.smallWordCount { words.insert(word) }
    }
    return words
  }
}
