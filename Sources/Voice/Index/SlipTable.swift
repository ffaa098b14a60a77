// SPDX-License-Identifier: Apache-2.0

/// Finds the words that a misspelt word may stand for. Words are stored by their spellings with
/// letters left out.
///
/// A look-up needs one probe for each letter of the typed word, however many words are stored.
struct SlipTable: Sendable {
  /// Where the entries of each bucket start, with one more element at the end. The number of
  /// buckets is a power of two.
  let bucketStarts: Table<UInt32>
  let words: Table<Int32>
  /// Eight more bits of each entry's hash, to skip most entries of other hashes.
  let tags: Table<UInt8>
  /// Whether long words are also stored with two letters left out.
  let findsTwo: Bool

  /// The length in letters from which a word stays recognisable with two slips.
  static let longWord = 8

  /// The most bytes of a word that can be misspelt. A longer one is an address or a key rather than
  /// a slip. A word's entries grow with the square of its letters and the work with their cube; the
  /// longest words of dictionaries have about 50.
  static let longestWord = 64

  /// Passes all words that may be one slip away. Some are passed twice, and some are further away.
  @inline(__always)
  func forEachCandidate<Letter: FixedWidthInteger>(
    of spelling: UnsafeBufferPointer<Letter>, _ body: (Int32) -> Void
  ) {
    guard words.count > 0 else { return }
    Deletions.forEachHash(of: spelling) { probe($0, body) }
  }

  /// Collects the words that may be one slip away, hardly any twice, and some that are further
  /// away. It stops at one word more than the limit.
  func collectCandidates<Letter: FixedWidthInteger>(
    of spelling: UnsafeBufferPointer<Letter>, atMost limit: Int, to candidates: inout Stack<Int32>
  ) {
    guard words.count > 0 else { return }
    Deletions.forEachHash(of: spelling) { hash in
      // The entries of one hash repeat a word only by chance, so only the words of earlier hashes
      // are checked.
      let known = candidates.count
      guard known <= limit else { return }
      for entry in entries(of: hash) where isOf(hash, entry) {
        if !candidates.contains(words[entry], before: known) { candidates.append(words[entry]) }
        if candidates.count > limit { return }
      }
    }
  }

  /// Passes all words that may be two slips away, and some that are further away.
  func forEachFarCandidate<Letter: FixedWidthInteger>(
    of spelling: UnsafeBufferPointer<Letter>, _ body: (Int32) -> Void
  ) {
    guard findsTwo, spelling.count >= Self.longWord - 1 else { return }
    Deletions.forEachHash(of: spelling) { probe($0, body) }
    Deletions.forEachHashWithoutTwo(of: spelling) { probe($0, body) }
  }

  @inline(__always)
  private func probe(_ hash: UInt64, _ body: (Int32) -> Void) {
    for entry in entries(of: hash) where isOf(hash, entry) { body(words[entry]) }
  }

  @inline(__always)
  private func entries(of hash: UInt64) -> Range<Int> {
    let bucket = Int(truncatingIfNeeded: hash) & (bucketStarts.count - 2)
    return words.range(bucketStarts[bucket], bucketStarts[bucket + 1])
  }

  @inline(__always)
  private func isOf(_ hash: UInt64, _ entry: Int) -> Bool {
    tags[entry] == UInt8(truncatingIfNeeded: hash >> 56)
  }
}

extension SlipTable: StoredTables {
  init(from reader: inout TableReader) throws(SavedIndexFault) {
    bucketStarts = try reader.table()
    words = try reader.table()
    tags = try reader.table()
    findsTwo = try reader.number() == 1
    guard (bucketStarts.count - 1).nonzeroBitCount == 1 else { throw .damaged }
  }

  func write(to writer: inout TableWriter) {
    writer.add(bucketStarts)
    writer.add(words)
    writer.add(tags)
    writer.add(findsTwo ? 1 : 0)
  }
}
