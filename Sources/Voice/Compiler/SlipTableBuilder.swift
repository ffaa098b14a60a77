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
    var starts = [UInt32](repeating: 0, count: bucketCount + 1)
    starts.withUnsafeMutableBufferPointer { starts in
      forEachWord { _, letters in
        forEachHash(of: letters) { starts[(Int(truncatingIfNeeded: $0) & mask) + 1] += 1 }
      }
      for bucket in 0..<bucketCount { starts[bucket + 1] += starts[bucket] }
    }
    return fill(starts, mask, entryCount, in: arena, forEachWord)
  }

  private func fill<Letter: FixedWidthInteger>(
    _ starts: [UInt32], _ mask: Int, _ entryCount: Int, in arena: TableArena,
    _ forEachWord: ((Int32, UnsafeBufferPointer<Letter>) -> Void) -> Void
  ) -> SlipTable {
    var next = starts
    var words = [Int32](repeating: 0, count: entryCount)
    var tags = [UInt8](repeating: 0, count: entryCount)
    next.withUnsafeMutableBufferPointer { next in
      words.withUnsafeMutableBufferPointer { words in
        tags.withUnsafeMutableBufferPointer { tags in
          forEachWord { word, letters in
            forEachHash(of: letters) { hash in
              let bucket = Int(truncatingIfNeeded: hash) & mask
              let entry = Int(next[bucket])
              next[bucket] += 1
              words[entry] = word
              tags[entry] = UInt8(truncatingIfNeeded: hash >> 56)
            }
          }
        }
      }
    }
    return SlipTable(
      bucketStarts: Table(starts, in: arena), words: Table(words, in: arena),
      tags: Table(tags, in: arena), findsTwo: findsTwo)
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
