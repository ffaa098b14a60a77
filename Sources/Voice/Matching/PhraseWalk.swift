// SPDX-License-Identifier: Apache-2.0

/// Walks through a table's phrases from a place of an utterance on, word by word.
struct PhraseWalk: ~Copyable {
  /// The state of the walk in one direction.
  struct Way: BitwiseCopyable {
    /// The phrases that begin with the words so far.
    var run: PhraseTable.Run
    var place: Int32
    var wordCount: Int32
    var tolerance: Int32
  }

  /// The way to continue with.
  private var current: Way?
  /// The other ways, where several words may be meant.
  private var waiting = Stack<Way>(capacity: 16)

  /// The most phrases that may be meant; more can't be told apart.
  private static let maximumRivals = 50

  /// - Parameter table: the same table that ``next(in:_:)`` gets.
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

  /// The next words that some phrases begin with; nil at the end.
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

  /// Continues as if a word without weight had been said there.
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

  /// The words without weight that may come next in the phrases.
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
