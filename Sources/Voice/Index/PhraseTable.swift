// SPDX-License-Identifier: Apache-2.0

/// Phrases, each a run of words that stands for something, sorted by their words.
///
/// A phrase is found word by word: each word narrows the run of phrases that begin so. The cost is that
/// of a binary search per word, however many phrases there are.
struct PhraseTable: Sendable {
  /// The phrases that begin with some words, in the table's order.
  struct Run: BitwiseCopyable, Hashable {
    private var places: PlainRange
    /// How many words they have in common.
    var depth: Int32

    init(phrases: Range<Int32>, depth: Int32) {
      places = PlainRange(phrases)
      self.depth = depth
    }

    var phrases: Range<Int32> { places.range }
  }

  /// Where the phrases of each first word start; one more than there are words.
  let firstStarts: Table<UInt32>
  let words: Table<WordID>
  /// Where each phrase's words end.
  let ends: Table<UInt32>
  /// Which list each phrase is of.
  let lists: Table<Int32>
  /// What each phrase means.
  let values: Table<Int32>
  /// Whether each phrase is spelt as it sounds: 1 or 0.
  let sounds: Table<UInt8>

  var count: Int { ends.count }

  func run(of word: WordID) -> Run? {
    guard word >= 0, Int(word) + 1 < firstStarts.count else { return nil }
    return run(from: Int(firstStarts[word]), to: Int(firstStarts[word + 1]), depth: 1)
  }

  /// The phrases of a run that go on with a word.
  func run(_ run: Run, then word: WordID) -> Run? {
    guard word >= 0 else { return nil }
    let (low, high) = (Int(run.phrases.lowerBound), Int(run.phrases.upperBound))
    let first = partition(low, high) { self.word(run.depth, of: $0) < word }
    let last = partition(first, high) { self.word(run.depth, of: $0) <= word }
    return self.run(from: first, to: last, depth: run.depth + 1)
  }

  /// The phrases of a run that are complete.
  func complete(in run: Run) -> Range<Int32> {
    let (low, high) = (Int(run.phrases.lowerBound), Int(run.phrases.upperBound))
    let end = partition(low, high) { length(of: $0) <= Int(run.depth) }
    return run.phrases.lowerBound..<Int32(end)
  }

  /// The phrases of a range of like-sounding ones that are of a list.
  func phrases(_ range: Range<Int32>, of list: Int32) -> Range<Int32> {
    let (low, high) = (Int(range.lowerBound), Int(range.upperBound))
    let first = partition(low, high) { lists[$0] < list }
    let last = partition(first, high) { lists[$0] <= list }
    return Int32(first)..<Int32(last)
  }

  func length(of phrase: Int) -> Int { places(of: phrase).count }

  func start(of phrase: Int) -> Int { phrase == 0 ? 0 : Int(ends[phrase - 1]) }

  /// Where a phrase's words stand.
  func places(of phrase: Int) -> Range<Int> {
    words.range(phrase == 0 ? 0 : ends[phrase - 1], ends[phrase])
  }

  func words(of phrase: Int) -> [WordID] { places(of: phrase).map { words[$0] } }

  /// The word at some depth, none where the phrase has ended: shorter phrases come first.
  private func word(_ depth: Int32, of phrase: Int) -> WordID {
    let place = start(of: phrase) + Int(depth)
    return place < Int(ends[phrase]) ? words[place] : .unknown
  }

  private func run(from first: Int, to last: Int, depth: Int32) -> Run? {
    let last = min(last, count)
    return first < last ? Run(phrases: Int32(first)..<Int32(last), depth: depth) : nil
  }

  /// The first place for which a condition that holds up to there fails.
  private func partition(_ low: Int, _ high: Int, while holds: (Int) -> Bool) -> Int {
    var (low, high) = (low, high)
    while low < high {
      let middle = (low + high) / 2
      if holds(middle) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

extension PhraseTable: StoredTables {
  init(from reader: inout TableReader) throws(SavedIndexFault) {
    firstStarts = try reader.table()
    words = try reader.table()
    ends = try reader.table()
    lists = try reader.table()
    values = try reader.table()
    sounds = try reader.table()
  }

  func write(to writer: inout TableWriter) {
    writer.add(firstStarts)
    writer.add(words)
    writer.add(ends)
    writer.add(lists)
    writer.add(values)
    writer.add(sounds)
  }
}
