// SPDX-License-Identifier: Apache-2.0

/// Lays out a ``SlipTable``: counts the entries of each bucket, then puts them in place.
struct SlipTableBuilder {
  /// Up to so many words two slips are looked for.
  static let maximumForTwo = 30_000

  private let findsTwo: Bool

  /// - Parameter count: of the words that will come.
  init(count: Int) { findsTwo = count <= Self.maximumForTwo }

  /// - Parameter forEachWord: hands over every word's number and letters, the same each time.
  func build<Letter: FixedWidthInteger>(
    in arena: TableArena,
    _ forEachWord: ((Int32, UnsafeBufferPointer<Letter>) -> Void) -> Void
  ) -> SlipTable {
    var entryCount = 0
    forEachWord { _, letters in forEachHash(of: letters) { _ in entryCount += 1 } }
    let bucketCount = Self.bucketCount(for: entryCount)
    let mask = bucketCount - 1
    // Where the entries of a bucket start is counted up until it is where the next one's start: with one
    // more in front, all are in place at the end.
    let starts = arena.allocate(UInt32.self, count: bucketCount + 2)
    forEachWord { _, letters in
      forEachHash(of: letters) { starts[(Int(truncatingIfNeeded: $0) & mask) + 2] += 1 }
    }
    for bucket in 0..<bucketCount { starts[bucket + 2] += starts[bucket + 1] }
    let words = arena.allocate(Int32.self, count: max(entryCount, 1))
    let tags = arena.allocate(UInt8.self, count: max(entryCount, 1))
    forEachWord { word, letters in
      forEachHash(of: letters) { hash in
        let bucket = Int(truncatingIfNeeded: hash) & mask
        let entry = Int(starts[bucket + 1])
        starts[bucket + 1] += 1
        words[entry] = word
        tags[entry] = UInt8(truncatingIfNeeded: hash >> 56)
      }
    }
    return SlipTable(
      bucketStarts: Table(start: UnsafePointer(starts.baseAddress!), count: bucketCount + 1),
      words: Table(start: UnsafePointer(words.baseAddress!), count: entryCount),
      tags: Table(start: UnsafePointer(tags.baseAddress!), count: entryCount), findsTwo: findsTwo)
  }

  private func forEachHash<Letter: FixedWidthInteger>(
    of letters: UnsafeBufferPointer<Letter>, _ body: (UInt64) -> Void
  ) {
    Deletions.forEachHash(of: letters, body)
    if findsTwo, letters.count >= SlipTable.longWord {
      Deletions.forEachHashWithoutTwo(of: letters, body)
    }
  }

  private static func bucketCount(for entryCount: Int) -> Int {
    var count = 16
    while count * 2 < entryCount { count *= 2 }
    return count
  }
}
