// SPDX-License-Identifier: Apache-2.0

/// Phrases, each a run of words with a meaning, sorted by their words.
///
/// A phrase is found word by word: each word narrows the run of phrases with that beginning. Each
/// word costs one binary search, however many phrases there are.
struct PhraseTable: Sendable {
  /// The phrases that begin with some given words, in the table's order.
  struct Run: BitwiseCopyable, Hashable {
    private var places: PlainRange
    /// How many words these phrases have in common.
    var depth: Int32

    init(phrases: Range<Int32>, depth: Int32) {
      places = PlainRange(phrases)
      self.depth = depth
    }

    var phrases: Range<Int32> { places.range }
  }

  /// The data of a phrase beside its words, in one place because they are read together.
  struct Phrase: BitwiseCopyable, Sendable {
    /// Where the phrase's words end.
    var end: UInt32
    /// The list that the phrase belongs to.
    var list: Int32
    private var meaning: Int32

    /// - Parameter value: a value too large for 31 bits becomes the largest one.
    init(end: UInt32, list: Int32, value: Int32, isSound: Bool) {
      (self.end, self.list) = (end, list)
      meaning = min(max(value, .min >> 1), .max >> 1) << 1 | (isSound ? 1 : 0)
    }

    /// The value that the phrase stands for.
    var value: Int32 { meaning >> 1 }
    /// Whether the phrase is spelt by its sound.
    var isSound: Bool { meaning & 1 == 1 }
  }

  /// Where the phrases of each first word start, with one more element at the end.
  let firstStarts: Table<UInt32>
  let words: Table<WordID>
  let phrases: Table<Phrase>

  var count: Int { phrases.count }

  func run(of word: WordID) -> Run? {
    guard word >= 0, Int(word) + 1 < firstStarts.count else { return nil }
    return run(from: Int(firstStarts[word]), to: Int(firstStarts[word + 1]), depth: 1)
  }

  /// The phrases of a run whose next word is a given one.
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

  /// Of a range of phrases with the same words, those of one list.
  func phrases(_ range: Range<Int32>, of list: Int32) -> Range<Int32> {
    let (low, high) = (Int(range.lowerBound), Int(range.upperBound))
    let first = partition(low, high) { phrases[$0].list < list }
    let last = partition(first, high) { phrases[$0].list <= list }
    return Int32(first)..<Int32(last)
  }

  func length(of phrase: Int) -> Int { places(of: phrase).count }

  func start(of phrase: Int) -> Int { phrase == 0 ? 0 : Int(phrases[phrase - 1].end) }

  /// The places of a phrase's words.
  func places(of phrase: Int) -> Range<Int> {
    words.range(start(of: phrase), phrases[phrase].end)
  }

  func words(of phrase: Int) -> [WordID] { places(of: phrase).map { words[$0] } }

  /// The word at a depth; `unknown` after the phrase's end, since shorter phrases come first.
  private func word(_ depth: Int32, of phrase: Int) -> WordID {
    let place = start(of: phrase) + Int(depth)
    return place < Int(phrases[phrase].end) ? words[place] : .unknown
  }

  private func run(from first: Int, to last: Int, depth: Int32) -> Run? {
    let last = min(last, count)
    return first < last ? Run(phrases: Int32(first)..<Int32(last), depth: depth) : nil
  }

  /// The first place where a condition fails that holds for all places before it.
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
    phrases = try reader.table()
  }

  func write(to writer: inout TableWriter) {
    writer.add(firstStarts)
    writer.add(words)
    writer.add(phrases)
  }
}
