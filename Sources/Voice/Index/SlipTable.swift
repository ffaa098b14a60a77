// SPDX-License-Identifier: Apache-2.0

/// What a misspelt word may have been: the words by the spellings they have with letters left out.
///
/// A look-up costs as many probes as the typed word has letters, however many words there are.
struct SlipTable: Sendable {
  /// Where the entries of each bucket start; one more than there are buckets, whose number is a power
  /// of two.
  let bucketStarts: Table<UInt32>
  let words: Table<Int32>
  /// Eight more bits of each entry's hash.
  let tags: Table<UInt8>
  /// Whether long words are there with two letters left out: 1 or 0.
  let findsTwo: Bool

  /// Long enough that two slips leave it recognisable.
  static let longWord = 8

  /// Longer words, in bytes, are taken as they are typed: an address or a key, not a slip. The entries of a
  /// word grow with the square of its letters and the work with their cube; the longest words of
  /// dictionaries have about 50.
  static let longestWord = 64

  /// Hands over every word that may be one slip away, some more than once, and some that are not.
  @inline(__always)
  func forEachCandidate<Letter: FixedWidthInteger>(
    of spelling: UnsafeBufferPointer<Letter>, _ body: (Int32) -> Void
  ) {
    guard words.count > 0 else { return }
    Deletions.forEachHash(of: spelling) { probe($0, body) }
  }

  /// The words that may be one slip away, hardly any twice, and some that are not; no further than one
  /// more than a number of them.
  func collectCandidates<Letter: FixedWidthInteger>(
    of spelling: UnsafeBufferPointer<Letter>, atMost limit: Int, to candidates: inout Stack<Int32>
  ) {
    guard words.count > 0 else { return }
    Deletions.forEachHash(of: spelling) { hash in
      // Of one hash each word is there once but by chance, so that it can but be known of those before.
      let known = candidates.count
      guard known <= limit else { return }
      for entry in entries(of: hash) where isOf(hash, entry) {
        if !candidates.contains(words[entry], before: known) { candidates.append(words[entry]) }
        if candidates.count > limit { return }
      }
    }
  }

  /// The same for words that may be two slips away.
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
