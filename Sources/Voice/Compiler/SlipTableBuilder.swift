// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Lays out a ``SlipTable``: counts the entries of each bucket, then puts them in place.
///
/// Large tables are laid out on several cores. Each core goes through all words and fills its share
/// of the buckets.
struct SlipTableBuilder {
  /// The most words with which two slips are looked for as well.
  static let maximumForTwo = 30_000

  private let findsTwo: Bool
  private let cores: Int

  /// Laying out fewer entries is not worth a second core.
  private static let fewEntries = 100_000

  /// - Parameters:
  ///   - count: how many words will come.
  ///   - cores: the most cores to use; the table is the same with any number.
  init(count: Int, cores: Int = ProcessInfo.processInfo.activeProcessorCount) {
    findsTwo = count <= Self.maximumForTwo
    self.cores = cores
  }

  /// - Parameter forEachWord: passes every word's number and letters, the same at each call.
  func build<Letter: FixedWidthInteger & SendableMetatype>(
    in arena: TableArena,
    _ forEachWord: @Sendable ((Int32, UnsafeBufferPointer<Letter>) -> Void) -> Void
  ) -> SlipTable {
    var entryCount = 0
    forEachWord { _, letters in entryCount += hashCount(of: letters) }
    let bucketCount = Self.bucketCount(for: entryCount)
    // Each bucket's start is counted up until it reaches the start of the next bucket. With one
    // more element in front, all starts are in place at the end.
    // Each share writes only to its own places of these three arrays.
    nonisolated(unsafe) let starts = arena.allocate(UInt32.self, count: bucketCount + 2)
    nonisolated(unsafe) let words = arena.allocate(Int32.self, count: max(entryCount, 1))
    nonisolated(unsafe) let tags = arena.allocate(UInt8.self, count: max(entryCount, 1))
    let shares = shares(of: bucketCount, entryCount)
    shares.divide { share in
      forEachWord { _, letters in
        forEachEntry(of: letters, in: share) { bucket, _ in starts[bucket + 2] += 1 }
      }
    }
    for bucket in 0..<bucketCount { starts[bucket + 2] += starts[bucket + 1] }
    shares.divide { share in
      forEachWord { word, letters in
        forEachEntry(of: letters, in: share) { bucket, hash in
          let entry = Int(starts[bucket + 1])
          starts[bucket + 1] += 1
          words[entry] = word
          tags[entry] = UInt8(truncatingIfNeeded: hash >> 56)
        }
      }
    }
    return SlipTable(
      bucketStarts: Table(start: UnsafePointer(starts.baseAddress!), count: bucketCount + 1),
      words: Table(start: UnsafePointer(words.baseAddress!), count: entryCount),
      tags: Table(start: UnsafePointer(tags.baseAddress!), count: entryCount), findsTwo: findsTwo)
  }

  // MARK: Shares

  /// Runs of buckets of equal length. The length is a power of two.
  private struct Shares {
    let count: Int
    let length: Int

    /// Runs the body for each share, each on its own core.
    func divide(_ body: @Sendable (Share) -> Void) {
      if count == 1 { return body(Share(number: 0, shares: self)) }
      DispatchQueue.concurrentPerform(iterations: count) { body(Share(number: $0, shares: self)) }
    }
  }

  private struct Share {
    let mask: Int
    let shift: Int
    let number: Int

    init(number: Int, shares: Shares) {
      mask = shares.count * shares.length - 1
      shift = shares.length.trailingZeroBitCount
      self.number = number
    }

    /// The bucket of a hash; nil if it belongs to another share.
    @inline(__always)
    func bucket(of hash: UInt64) -> Int? {
      let bucket = Int(truncatingIfNeeded: hash) & mask
      return bucket >> shift == number ? bucket : nil
    }
  }

  private func shares(of bucketCount: Int, _ entryCount: Int) -> Shares {
    var count = 1
    let cores = entryCount < Self.fewEntries ? 1 : cores
    while 2 * count <= min(cores, 16) { count *= 2 }
    return Shares(count: count, length: bucketCount / count)
  }

  // MARK: Entries

  @inline(__always)
  private func forEachEntry<Letter: FixedWidthInteger>(
    of letters: UnsafeBufferPointer<Letter>, in share: Share, _ body: (Int, UInt64) -> Void
  ) {
    Deletions.forEachHash(of: letters) { hash in
      if let bucket = share.bucket(of: hash) { body(bucket, hash) }
    }
    guard findsTwo, letters.count >= SlipTable.longWord else { return }
    Deletions.forEachHashWithoutTwo(of: letters) { hash in
      if let bucket = share.bucket(of: hash) { body(bucket, hash) }
    }
  }

  private func hashCount<Letter: FixedWidthInteger>(
    of letters: UnsafeBufferPointer<Letter>
  ) -> Int {
    let count = Deletions.hashCount(of: letters)
    guard findsTwo, letters.count >= SlipTable.longWord else { return count }
    return count + letters.count * (letters.count - 1) / 2
  }

  /// Enough buckets that the tags of one lie in a cache line or two, and few enough that the bucket
  /// starts don't push everything else out of the caches.
  private static func bucketCount(for entryCount: Int) -> Int {
    var count = 16
    while count * 8 < entryCount { count *= 2 }
    return count
  }
}
