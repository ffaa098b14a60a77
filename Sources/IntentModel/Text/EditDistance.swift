// SPDX-License-Identifier: Apache-2.0

/// Counts typing slips: letters wrong, missing, extra, or swapped with the next.
public enum EditDistance {
  /// The slips between two spellings in UTF-8; nil when there are more than `limit`.
  ///
  /// - Complexity: The product of the lengths.
  public static func between(_ one: ArraySlice<UInt8>, _ other: ArraySlice<UInt8>, limit: Int)
    -> Int?
  {
    guard abs(one.count - other.count) <= limit else { return nil }
    var before: [Int] = []
    var last = Array(0...other.count)
    for (row, byte) in one.enumerated() {
      var current = [row + 1]
      current.reserveCapacity(other.count + 1)
      for (column, rival) in other.enumerated() {
        var best = min(last[column + 1], current[column]) + 1
        best = min(best, last[column] + (byte == rival ? 0 : 1))
        if row > 0, column > 0, byte == other[other.startIndex + column - 1],
          rival == one[one.startIndex + row - 1]
        {
          best = min(best, before[column - 1] + 1)
        }
        current.append(best)
      }
      if let least = current.min(), least > limit { return nil }
      (before, last) = (last, current)
    }
    return last[other.count] <= limit ? last[other.count] : nil
  }
}
